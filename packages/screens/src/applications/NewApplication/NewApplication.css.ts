export { actions, saved } from "../../runtime/frame/form.css.ts";

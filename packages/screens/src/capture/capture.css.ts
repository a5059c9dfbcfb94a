/** What belongs to one thing that is taken, one below the other. */
export { part } from "../runtime/frame/form.css.ts";

export { none } from "../../lists/list.css.ts";
export { smallNote as note } from "../../runtime/frame/words.css.ts";

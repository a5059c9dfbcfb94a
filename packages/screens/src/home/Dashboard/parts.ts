// One file that is loaded after the tiles: each file more splits what they share into smaller ones.
export { NoCenter } from "./NoCenter.tsx";
export { NumberField } from "./NumberField.tsx";
export { StatusSearch } from "./StatusSearch.tsx";
export { NextToDo } from "./work/NextToDo.tsx";
export { Work } from "./work/Work.tsx";

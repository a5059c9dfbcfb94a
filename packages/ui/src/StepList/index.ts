export { findFirstControl } from "./find-first-control.ts";
export {
  StepList,
  StepListItem,
  type StepListItemProps,
  type StepListProps,
  type StepState,
} from "./StepList.tsx";

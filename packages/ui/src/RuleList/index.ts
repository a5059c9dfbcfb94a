export { type Rule, RuleList, type RuleListProps } from "./RuleList.tsx";

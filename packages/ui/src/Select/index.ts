export {
  Select,
  type SelectOption,
  type SelectProps,
  type SelectSection,
  type SelectValue,
} from "./Select.tsx";

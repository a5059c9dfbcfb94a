export { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";
export type { ComboBoxOption, ComboBoxSection, ComboBoxValue } from "./options.ts";

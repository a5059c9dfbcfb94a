export type { CalendarWords } from "./calendar-words.ts";
export { DateField, type DateFieldProps } from "./DateField.tsx";

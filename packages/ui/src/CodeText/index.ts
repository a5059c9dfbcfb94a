export { CodeText, type CodeTextProps } from "./CodeText.tsx";

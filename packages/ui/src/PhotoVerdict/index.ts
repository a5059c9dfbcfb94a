export { PhotoVerdict, type PhotoVerdictProps, type Verdict, type VerdictState } from "./PhotoVerdict.tsx";

export { shellManifest } from "./Shell.manifest.ts";
export { Shell, type ShellProps } from "./Shell.tsx";

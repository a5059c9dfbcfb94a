export { AppShell, type AppShellProps, type AppShellWords } from "./AppShell.tsx";

import { Shell, type ShellProps } from "../shell/Shell/Shell.tsx";

/** What the shell cannot be shown without: a host without a menu of pages. */
export const exampleShellProps: ShellProps = {
  productName: "ID Card Services",
  navigation: [],
  path: "/",
  getItemHref: (url) => url,
  onOpenItem: () => undefined,
  children: <h1>Page</h1>,
};

/** The shell as a host shows it. */
export function ExampleShell(props: Partial<ShellProps>) {
  return <Shell {...exampleShellProps} {...props} />;
}

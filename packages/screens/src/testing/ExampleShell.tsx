import { Shell, type ShellProps } from "../shell/Shell/Shell.tsx";

/** The shell as a host shows it, without a menu of pages. */
export function ExampleShell({ children = <h1>Page</h1>, ...props }: Partial<ShellProps>) {
  return (
    <Shell
      productName="ID Card Services"
      navigation={[]}
      path="/"
      getItemHref={(url) => url}
      onOpenItem={() => undefined}
      {...props}
    >
      {children}
    </Shell>
  );
}

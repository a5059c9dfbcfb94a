import { RouteError } from "@id-desk/screens";
import { Component, type ReactNode } from "react";

/** Shows the error image where a page has failed; the shell around it stays. @see Spec 2, "route errors" */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error("The page failed.") };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <RouteError
        error={error}
        version={import.meta.env.VITE_VERSION}
        onReload={() => window.location.reload()}
      />
    );
  }
}

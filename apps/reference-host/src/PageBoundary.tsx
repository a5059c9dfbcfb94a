import { Component, type ReactNode } from "react";
import { PageFailure } from "./PageFailure.tsx";

/** Shows the error image where a page has failed; the shell around it stays. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error("The page failed.") };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <PageFailure error={error} />;
  }
}

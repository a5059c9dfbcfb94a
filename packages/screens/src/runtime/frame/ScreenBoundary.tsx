import { Component, type ReactNode } from "react";

/** What a boundary takes. */
export interface ScreenBoundaryProps {
  /** Told of each crash, with the way to try again. */
  readonly onCrash?: ((cause: unknown, retry: () => void) => void) | undefined;
  /** What is shown instead. */
  readonly renderCrash: (cause: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface Crash {
  readonly cause: unknown;
}

/** Keeps a crash of what is inside from everything around it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly crash: Crash | undefined }> {
  override state: { readonly crash: Crash | undefined } = { crash: undefined };

  static getDerivedStateFromError(cause: unknown): { readonly crash: Crash } {
    return { crash: { cause } };
  }

  retry = (): void => this.setState({ crash: undefined });

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash?.(cause, this.retry);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? this.props.renderCrash(crash.cause, this.retry) : this.props.children;
  }
}

import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  /** Told of each crash, with the way to try again. */
  readonly onCrash?: ((cause: unknown, retry: () => void) => void) | undefined;
  /** What is shown instead. */
  readonly renderCrash: (cause: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly crash: { readonly cause: unknown } | undefined;
}

/** Keeps a crash of what is inside from everything around it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { crash: undefined };

  static getDerivedStateFromError(cause: unknown): ScreenBoundaryState {
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

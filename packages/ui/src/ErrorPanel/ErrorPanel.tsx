import type { ReactNode } from "react";
import { Alert } from "../Alert/index.ts";
import { Button } from "../Button/index.ts";
import { RefreshIcon } from "../icons/index.ts";

/** What is said where something could not be shown. */
export type ErrorPanelProps = {
  /** What could not be shown: "Could not load orders." */
  heading: ReactNode;
  /** What happened, in the words of whoever refused. */
  children?: ReactNode;
  /** The words of the button that tries again; no button without them. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Another way on, such as a link back to a list. */
  action?: ReactNode;
};

/** Stands where a part of a page has failed to load: what, why, and another try. */
export function ErrorPanel({
  heading,
  children,
  retryLabel,
  onRetry,
  isRetrying = false,
  action,
}: ErrorPanelProps) {
  const retry = retryLabel && onRetry && (
    <Button size="sm" icon={<RefreshIcon />} isPending={isRetrying} onPress={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Alert
      tone="danger"
      heading={heading}
      announce="at once"
      actions={
        retry || action ? (
          <>
            {retry}
            {action}
          </>
        ) : undefined
      }
    >
      {children}
    </Alert>
  );
}

import type { OperationId, RegistryError } from "@id-desk/core";
import { EmptyState, ErrorPanel, Skeleton } from "@id-desk/ui";
import { type ReactNode, useId } from "react";
import type { Reading } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { heading as headingStyle, section } from "../Dashboard.css.ts";
import { blockCopy } from "./block.copy.ts";
import { useSteps } from "./use-steps.ts";

/** What a block is read from. */
export type BlockReading = Pick<Reading<OperationId>, "isLoading" | "isRefreshing" | "error" | "refresh"> & {
  readonly data: unknown;
};

/** Whether a server has no such call: then the part that needs it is not there. */
export const isWithout = ({ error }: { readonly error: RegistryError | undefined }): boolean =>
  error?.code === "not_found";

/** A part of the page with figures, which loads and fails by itself. */
export function Block({
  heading,
  failedHeading,
  readings,
  isEmpty = false,
  steps = 1,
  tools,
  messages,
  children,
}: {
  readonly heading: string;
  /** What could not be shown: "Could not load the figures." */
  readonly failedHeading: string;
  readonly readings: readonly BlockReading[];
  /** There is nothing to count on that day. */
  readonly isEmpty?: boolean;
  /** In how many parts the figures are drawn, one after the other. */
  readonly steps?: number;
  /** Beside the heading, whatever becomes of the figures. */
  readonly tools?: ReactNode;
  readonly messages?: DashboardMessages | undefined;
  /** The figures, once all of them are read; it is told how many parts are drawn by now. */
  readonly children: (drawn: number) => ReactNode;
}) {
  const t = useCopy(blockCopy, messages);
  const id = useId();
  const failed = readings.filter(({ error, data }) => error && data === undefined);
  const isLoading = readings.some((reading) => reading.isLoading);
  const drawn = useSteps(isLoading || failed.length > 0 || isEmpty ? 1 : steps);
  const isDrawing = !isLoading && failed.length === 0 && !isEmpty && drawn < steps;
  const retry = () => {
    for (const { refresh } of failed) refresh();
  };
  return (
    <section aria-labelledby={id} aria-busy={isLoading || isDrawing || undefined} className={section}>
      <h2 id={id} className={headingStyle}>
        {heading}
      </h2>
      {tools}
      {failed.length > 0 ? (
        <ErrorPanel
          heading={failedHeading}
          retryLabel={t("tryAgain")}
          onRetry={retry}
          isRetrying={failed.some(({ isRefreshing }) => isRefreshing)}
        >
          {failed[0]?.error?.message}
        </ErrorPanel>
      ) : isLoading ? (
        <Skeleton shape="block" width="100%" height="13.7em" />
      ) : isEmpty ? (
        <EmptyState heading={t("noFigures")}>{t("noFiguresHelp")}</EmptyState>
      ) : (
        children(drawn)
      )}
    </section>
  );
}

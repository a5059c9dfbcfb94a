import type { RegistryError, Side } from "@id-desk/core";
import { ErrorPanel, PageHeader, Skeleton } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry-context.ts";
import { BackToList, BackToListButton } from "./BackToList.tsx";
import * as css from "./BatchHeader.css.ts";
import { batchHeaderCopy } from "./batch-header.copy.ts";

/** The page of a batch until its first answer: where everything will stand. */
export function BatchLoading() {
  const t = useCopy(batchHeaderCopy);
  return (
    <div className={css.loading} role="status" aria-label={t("loading")} aria-busy="true">
      <Skeleton shape="block" height="96px" />
      <div className={css.loadingDeck}>
        <Skeleton shape="block" height="200px" />
        <Skeleton shape="block" height="200px" />
      </div>
      <div className={css.loadingRows}>
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
      </div>
    </div>
  );
}

/** Whether a refusal is about this batch, so that trying again would change nothing. */
function isFinal({ code }: RegistryError): boolean {
  return code === "forbidden" || code === "not_found" || code === "conflict";
}

/** The page of a batch that cannot be shown: why, and the way back to the list. */
export function BatchLoadError({
  error,
  side,
  onRetry,
  isRetrying,
}: {
  readonly error: RegistryError;
  readonly side: Side;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}) {
  const t = useCopy(batchHeaderCopy);
  if (isFinal(error)) {
    return (
      <>
        <PageHeader title={error.message} subtitle={t("finalHelp")} />
        <BackToListButton side={side} />
      </>
    );
  }
  return (
    <>
      <PageHeader breadcrumbs={<BackToList side={side} />} title={t("loadingTitle")} />
      <ErrorPanel
        heading={t("loadFailed")}
        retryLabel={t("tryAgain")}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {error.message}
      </ErrorPanel>
    </>
  );
}

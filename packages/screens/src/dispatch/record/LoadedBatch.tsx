import type { CardCodePart, RegistryError, Side } from "@id-desk/core";
import { Alert, Skeleton } from "@id-desk/ui";
import { type ReactNode, useState } from "react";
import { SignedOutScans } from "../../devices/SignedOutScans.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScanScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useRegistryOptions, useSession } from "../../runtime/registry/registry-context.ts";
import { useKeptScans } from "../../runtime/scanners/kept-scans.ts";
import { scanPanelCopy } from "../scanning/scan-panel.copy.ts";
import * as css from "./BatchHeader.css.ts";
import { BackToList } from "./BatchHeader.tsx";
import { batchHeaderCopy } from "./batch-header.copy.ts";
import { type BatchReading, type ShownBatchReading, useBatchReading } from "./useBatchReading.ts";

/** What a page of one batch takes from its host, whichever side it is. */
export interface BatchPageProps extends ScanScreenProps {
  /** The batch's id. */
  readonly batchId: number;
  /** The order of the parts in the code on the registry's cards; each is known by its looks without it. */
  readonly scanFormat?: readonly CardCodePart[] | undefined;
}

/** A batch's page once the batch is there, and until then why it is not. */
export function LoadedBatch({
  side,
  batchId,
  children,
}: {
  readonly side: Side;
  readonly batchId: number;
  readonly children: (reading: ShownBatchReading) => ReactNode;
}) {
  const reading = useBatchReading(side, batchId);
  const { batch } = reading;
  return batch ? children({ ...reading, batch }) : <BatchNotLoaded side={side} reading={reading} />;
}

/** The page of a batch until its first answer, and while nobody is signed in who may see it. */
function BatchNotLoaded({ side, reading }: { readonly side: Side; readonly reading: BatchReading }) {
  const { status } = useSession();
  const { error, refresh, reader } = reading;
  useScreenState({ isReady: false, error, retry: refresh });
  if (status === "signedOut") return <SignedOut reader={reader} />;
  return error ? <LoadError side={side} reading={reading} error={error} /> : <Loading />;
}

/**
 * What is left of the page when the session ends while it is shown, in a portal that has its sign-in
 * elsewhere: no names, and that nothing scanned is lost. What is scanned now is told, and not typed into that sign-in.
 */
function SignedOut({ reader }: Pick<BatchReading, "reader">) {
  const t = useCopy(scanPanelCopy);
  const { pending } = useKeptScans();
  const { session } = useRegistryOptions();
  const { signOutReason } = useSession();
  const isByStaff = signOutReason === "logout" || (signOutReason === "elsewhere" && session === undefined);
  // For a moment a host shows this on its way to the sign-in page, which says why itself.
  if (isByStaff) return <Alert tone="info" heading={t("signedOut")} />;
  const waiting = reader === undefined ? 0 : pending.pendingFor(reader);
  return (
    <>
      <Alert
        tone="warning"
        announce="at once"
        heading={waiting > 0 ? t("paused", { count: waiting }) : t("sessionEnded")}
      >
        {waiting > 0 && t("unauthenticated")}
      </Alert>
      <SignedOutScans />
    </>
  );
}

/** Where everything will stand. */
function Loading() {
  const t = useCopy(batchHeaderCopy);
  return (
    <div className={css.loading} role="status" aria-label={t("loading")} aria-busy="true">
      <Skeleton shape="block" height="96px" />
      <div className={css.loadingDeck}>
        <Skeleton shape="block" height="200px" />
        <Skeleton shape="block" height="200px" />
      </div>
      <div className={css.loadingRows}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="block" height="40px" />
        ))}
      </div>
    </div>
  );
}

const batchRefused = createPartOnDemand(() => import("./BatchRefused.tsx"), "BatchRefused");

/** Refusals that are about this batch, so that trying again would change nothing. */
const finalCodes: readonly RegistryError["code"][] = ["forbidden", "not_found", "conflict"];

/** The page of a batch that cannot be shown. What is said of a refusal comes when one has come. */
function LoadError({
  side,
  reading: { refresh, isLoading },
  error,
}: Parameters<typeof BatchNotLoaded>[0] & { readonly error: RegistryError }) {
  const t = useCopy(batchHeaderCopy);
  const [unexplained, setUnexplained] = useState<RegistryError>();
  const isWanted = finalCodes.includes(error.code) && error !== unexplained;
  const BatchRefused = useOnDemand(batchRefused, { isWanted, onUnavailable: () => setUnexplained(error) });
  if (isWanted) return BatchRefused ? <BatchRefused side={side} error={error} /> : <Loading />;
  return (
    <>
      <ScreenHeader breadcrumbs={<BackToList side={side} />} title={t("loadingTitle")} />
      <ScreenError heading={t("loadFailed")} error={error} retry={refresh} isRetrying={isLoading} />
    </>
  );
}

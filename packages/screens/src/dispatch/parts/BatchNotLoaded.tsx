import type { RegistryError, Side } from "@id-desk/core";
import { Alert, ForbiddenDrawing, PacketDrawing, SearchDrawing, Skeleton } from "@id-desk/ui";
import { useCopy, useRegistry, useSession } from "../../runtime/registry-context.ts";
import { ScreenEmptyState } from "../../runtime/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/ScreenError.tsx";
import { ScreenHeader } from "../../runtime/ScreenHeader.tsx";
import { useScreenState } from "../../runtime/screen-context.ts";
import { BackToList, BackToListButton } from "./BackToList.tsx";
import * as css from "./BatchHeader.css.ts";
import { batchHeaderCopy } from "./batch-header.copy.ts";
import { Phrase } from "./Phrase.tsx";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import { readRefusedBatch } from "./scan-refusal.ts";
import type { BatchReading } from "./useBatchReading.ts";

/** The page of a batch until its first answer, and while nobody is signed in who may see it. */
export function BatchNotLoaded({ side, reading }: { readonly side: Side; readonly reading: BatchReading }) {
  const { status } = useSession();
  const { error, refresh, isLoading, reader } = reading;
  useScreenState({ isReady: false, error, retry: refresh });
  if (status === "signedOut") return <SignedOut reader={reader} />;
  if (!error) return <Loading />;
  return <LoadError side={side} error={error} onRetry={refresh} isRetrying={isLoading} />;
}

/**
 * What is left of the page when the session ends while it is shown, in a portal that has its sign-in
 * elsewhere: no names, and that nothing scanned is lost.
 */
function SignedOut({ reader }: Pick<BatchReading, "reader">) {
  const t = useCopy(scanPanelCopy);
  const { pendingScans } = useRegistry();
  const waiting = reader === undefined ? 0 : pendingScans.pendingFor(reader);
  return (
    <Alert
      tone="warning"
      announce="at once"
      heading={waiting > 0 ? t("paused", { count: waiting }) : t("sessionEnded")}
    >
      {waiting > 0 && t("unauthenticated")}
    </Alert>
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
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
      </div>
    </div>
  );
}

/** What is said and drawn of a refusal that is about this batch, so that trying again would change nothing. */
const finalRefusals = {
  forbidden: { help: "forbiddenHelp", Drawing: ForbiddenDrawing },
  not_found: { help: "notFoundHelp", Drawing: SearchDrawing },
  conflict: { help: "conflictHelp", Drawing: PacketDrawing },
} as const;

function readFinalRefusal({ code }: RegistryError) {
  return code in finalRefusals ? finalRefusals[code as keyof typeof finalRefusals] : undefined;
}

/** The page of a batch that cannot be shown: which one, as far as the server tells it, why, and the way back. */
function LoadError({
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
  const final = readFinalRefusal(error);
  if (!final) {
    return (
      <>
        <ScreenHeader breadcrumbs={<BackToList side={side} />} title={t("loadingTitle")} />
        <ScreenError heading={t("loadFailed")} error={error} retry={onRetry} isRetrying={isRetrying} />
      </>
    );
  }
  const { help, Drawing } = final;
  const batchNo = readRefusedBatch(error);
  return (
    <>
      <ScreenHeader title={batchNo ? <Phrase text={t("title")} batch={batchNo} /> : t("loadingTitle")} />
      <ScreenError heading={error.message} error={error}>
        <ScreenEmptyState
          drawing={<Drawing />}
          heading={error.message}
          help={t(help)}
          action={<BackToListButton side={side} />}
        />
      </ScreenError>
    </>
  );
}

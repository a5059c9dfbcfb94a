import type { RegistryError } from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import {
  BanIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  SaveIcon,
  TriangleAlertIcon,
} from "@id-desk/ui/icons";
import { useState } from "react";
import type { CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { slotOf } from "../../capture/station/capture-parts.ts";
import { Unsent } from "../../capture/station/PartLines.tsx";
import { type ItemWord, partItemOf, useItemWords } from "../../capture/station/useItemWords.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useListText } from "../../runtime/words/use-list-text.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { SupervisorForm } from "../../verification/SupervisorForm.tsx";
import * as css from "./BiometricsCapture.css.ts";
import type { Station } from "./useBiometricsCapture.ts";

const signs: Readonly<Record<ItemWord["tone"], typeof BanIcon>> = {
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  neutral: CircleDashedIcon,
};

/** Whether the biometrics can be submitted, why not, and how. */
export function useFinish(station: Station, t: CaptureWords) {
  const { progress, unsent, submission, nameOf, look, signature } = station;
  // An unused photograph or signature is not missing. The clerk still has to use it or discard it.
  const unused = {
    photo:
      (look.isUnused && t("photoReady")) ||
      (look.isChecking && t("photoChecking")) ||
      (look.failed && t("photoNeedsReason")),
    signature: signature && t("signatureReady"),
    finger: undefined,
  };
  const missing = progress.missing
    .filter(({ kind }) => !unused[kind])
    .map((item) => t("missing", { item: nameOf(partItemOf(item)) }));
  const waiting = [unused.photo, unused.signature, progress.needsMark && t("markNeeded")];
  const [isVouching, setVouching] = useState(false);
  const sending = unsent.length > 0 && t("stillSending");
  const why = [...missing, ...waiting, sending].filter((sentence) => typeof sentence === "string");
  return {
    /** Why it cannot be submitted yet, in sentences for staff. */
    why,
    isReady: why.length === 0 && submission.isOffered && !submission.isDisabled,
    needsSupervisor: progress.supervisorFor.length > 0,
    /** A supervisor is asked. What they type stays while another section is open. */
    isVouching,
    setVouching,
    submit: submission.submit,
  };
}

/** Everything that is taken, what is missing, and the end of the work. */
export function ReviewSection({
  station,
  finish,
  t,
}: {
  readonly station: Station;
  readonly finish: ReturnType<typeof useFinish>;
  readonly t: CaptureWords;
}) {
  const { progress, nameOf } = station;
  const wordOf = useItemWords(station, t);
  return (
    <div className={css.part}>
      <Conflict station={station} t={t} />
      <Unsent station={station} t={t} />
      <ul className={css.items}>
        {progress.items.map((item) => {
          const { text, tone } = wordOf(item);
          const Sign = item.state === "excepted" ? BanIcon : signs[tone];
          return (
            <li key={slotOf(partItemOf(item))} className={css.item} data-tone={tone}>
              <span className={css.sign} aria-hidden="true">
                <Sign />
              </span>
              <span className={css.name}>{nameOf(partItemOf(item))}</span>
              <span className={css.word}>
                <bdi>{text}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
      <End station={station} finish={finish} t={t} />
    </div>
  );
}

/** Who has changed what since the page was read. */
function Conflict({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const dates = useDates();
  const list = useListText();
  const { conflict } = station.submission;
  if (!conflict) return null;
  const { by, at, changed } = conflict;
  const name = by && `\u2068${by}\u2069`;
  const time = at && dates.time(at);
  const told = name && time ? t("changedByAt", { name, time }) : name && t("changedBy", { name });
  const help = changed?.length ? t("changedItems", { items: list(changed) }) : t("changedHelp");
  return (
    <Alert tone="warning" announce="at once" heading={told || t("changed")}>
      {changed ? help : t("changedUnread")}
    </Alert>
  );
}

/** Why it was refused. */
function Refused({ error, t }: { readonly error: RegistryError | undefined; readonly t: CaptureWords }) {
  if (!error) return null;
  return (
    <Alert tone="danger" announce="at once" heading={t("submitFailed")}>
      {readRefusalText(error)}
    </Alert>
  );
}

/** Submits, or asks a supervisor first. */
function End({
  station: { idNumber, submission, progress, isOwnWork },
  finish,
  t,
}: {
  readonly station: Station;
  readonly finish: ReturnType<typeof useFinish>;
  readonly t: CaptureWords;
}) {
  const { user } = useSession();
  const { isReady, why, needsSupervisor, isVouching, setVouching } = finish;
  if (!submission.isOffered) return null;
  const disabledReason = submission.disabledReason ?? (why.length > 0 ? why.join(" ") : undefined);
  const button = { isDisabled: !isReady, isPending: submission.isPending, pendingLabel: t("finishing") };
  if (!needsSupervisor) {
    return (
      <>
        <Refused error={submission.error} t={t} />
        <div className={css.actions}>
          <Button
            {...button}
            variant="primary"
            icon={<SaveIcon />}
            disabledReason={disabledReason}
            onPress={() => void finish.submit()}
          >
            {t("finish")}
          </Button>
        </div>
      </>
    );
  }
  if (isVouching && isReady) {
    const isSupervisor = user?.temp_full_access === true;
    const isSignedIn = isSupervisor && !isOwnWork(user.username);
    const help = t(isSignedIn ? "vouchOwnHelp" : isSupervisor ? "vouchOtherHelp" : "vouchHelp");
    return (
      <SupervisorForm
        words={{ supervisor: t("vouchTitle") }}
        own={{ help, why: t("vouchWhy"), vouch: t("vouch"), back: t("backToReview") }}
        isSignedIn={isSignedIn}
        keptAs={`supervisor's reason of ${idNumber}`}
        verify={{
          isPending: submission.isPending,
          error: submission.error,
          reset: submission.reset,
          async send(proof) {
            if (!("supervisor" in proof)) return undefined;
            const { reason, otp } = proof.supervisor;
            const own = { reason, ...(otp !== undefined && { otp }) };
            const answer = await finish.submit({ supervisor: isSignedIn ? own : proof.supervisor });
            return answer && {};
          },
        }}
        onVerified={async () => undefined}
        onClose={() => setVouching(false)}
      />
    );
  }
  return (
    <>
      <Refused error={submission.error} t={t} />
      <Alert tone="warning" heading={t("supervisorNeeded")}>
        <ul className={css.list}>
          {progress.supervisorFor.map((need) => (
            <li key={need}>{t(need)}</li>
          ))}
        </ul>
      </Alert>
      <div className={css.actions}>
        <Button
          variant="primary"
          isDisabled={!isReady}
          disabledReason={disabledReason}
          onPress={() => setVouching(true)}
        >
          {t("askSupervisor")}
        </Button>
        <Button {...button} onPress={() => void finish.submit({ wait_for_supervisor: true })}>
          {t("saveAsWaiting")}
        </Button>
      </div>
    </>
  );
}

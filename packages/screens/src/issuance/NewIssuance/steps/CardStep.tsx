import { formatCode, type Issuance, parseScan, type RegistryError, type ScanOptions } from "@id-desk/core";
import { Alert, Button, Checkbox, CodeText, DescriptionList, ScanField, Spinner } from "@id-desk/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ScanSounds } from "../../../devices/use-scan-sounds.ts";
import { useNow } from "../../../runtime/reading/use-now.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { NewIssuanceState } from "../useNewIssuance.ts";
import { cardStepCopy } from "./card-step.copy.ts";
import * as css from "./Step.css.ts";

/** What was scanned as the card in hand, and what came of it. */
export interface HandScan {
  /** The serial number that was scanned, or whatever it was. */
  readonly inHand: string;
  /** The one that should have been, where the registry says so. */
  readonly expected: string | undefined;
  readonly message: string;
}

/** Holds the card in hand against the hand-over, at whatever moment it is scanned. */
export interface HandCheck {
  readonly mismatch: HandScan | undefined;
  /** Gives whether the code was a serial number at all. */
  readonly scan: (text: string) => Promise<boolean>;
  readonly forget: () => void;
}

/** Sends what was scanned as the card in hand; a match and a mismatch are each heard. */
export function useHandCheck(
  state: NewIssuanceState,
  issuance: Issuance | undefined,
  sounds: ScanSounds,
  options: ScanOptions | undefined,
): HandCheck {
  const t = useCopy(cardStepCopy);
  const [scanned, setScanned] = useState<{
    readonly text: string;
    readonly error: RegistryError | undefined;
  }>();
  const now = useNow();
  const { verifyCard } = state;
  // The refusal comes with the next rendering: what was scanned waits for it here.
  const error = verifyCard.error ?? scanned?.error;
  const isMismatch = scanned && error && error.code === "validation";
  return {
    mismatch:
      isMismatch && issuance
        ? { inHand: scanned.text, expected: readExpected(error, issuance), message: error.message }
        : scanned && !error && !verifyCard.isPending && !issuance?.card_verified_at
          ? { inHand: scanned.text, expected: undefined, message: t("noSerial") }
          : undefined,
    forget: () => setScanned(undefined),
    async scan(text) {
      if (!issuance) return false;
      const scan = parseScan(text, options);
      if (scan.kind !== "serial" && scan.kind !== "card") {
        setScanned({ text: formatCode(text), error: undefined });
        verifyCard.reset();
        sounds.play("error");
        return false;
      }
      const { kind: _, ...body } = scan;
      setScanned({ text: scan.serial_number, error: undefined });
      const answer = await verifyCard.send({ path: { id: issuance.card.id }, body });
      const isMatch = answer !== undefined && answer.verified !== false;
      sounds.play(isMatch ? "ok" : "error");
      // Another card undoes what an earlier scan had found.
      const card_verified_at = isMatch ? answer.verified_at || now().toISOString() : null;
      state.take({ card_verified_at });
      if (!isMatch) return true;
      setScanned(undefined);
      if (answer.verified_at) return true;
      // The card is verified, whether the server says when or not.
      const read = await state.reread();
      if (read && !read.card_verified_at) state.take({ card_verified_at });
      return true;
    },
  };
}

function readExpected({ context }: RegistryError, { card }: Issuance): string {
  return typeof context.expected === "string" ? context.expected : card.serial_number;
}

/** The fourth section: the card in hand is scanned, and its photograph held against the person. */
export function CardStep({
  state,
  issuance,
  check,
  scanField,
  sounds,
  scanAnywhere,
}: {
  readonly state: NewIssuanceState;
  readonly issuance: Issuance;
  readonly check: HandCheck;
  readonly scanField: RefObject<HTMLInputElement | null>;
  readonly sounds: ScanSounds;
  readonly scanAnywhere: boolean;
}) {
  const t = useCopy(cardStepCopy);
  const { verifyCard, desk, changeDesk } = state;
  const { mismatch } = check;
  const isVerified = Boolean(issuance.card_verified_at);
  const [isScanning, setScanning] = useState(state.isEditing);
  const checkbox = useRef<HTMLInputElement>(null);
  const showsField = !isVerified || isScanning;
  const wasVerified = useRef(isVerified);
  useEffect(() => {
    if (isVerified && !wasVerified.current) {
      setScanning(false);
      checkbox.current?.focus({ preventScroll: true });
    }
    wasVerified.current = isVerified;
  }, [isVerified]);
  const { collector, owner } = issuance;
  // The photograph is the owner's: only they can look like it.
  const other = collector && collector.type !== "self" ? collector.name : undefined;
  return (
    <>
      {showsField ? (
        <ScanField
          ref={scanField}
          label={t("scan")}
          description={t("hint")}
          unfinishedHint={t("unfinished")}
          onUnfinished={() => sounds.play("error")}
          onStrayScan={() => sounds.play("error")}
          onScan={(text) => void check.scan(text)}
          scanAnywhere={scanAnywhere}
          isInvalid={mismatch !== undefined}
        />
      ) : (
        <Alert
          tone="success"
          announce="politely"
          heading={t("matches")}
          actions={
            <Button size="sm" onPress={() => setScanning(true)}>
              {t("scanAgain")}
            </Button>
          }
        >
          <CodeText>{issuance.card.serial_number}</CodeText>
        </Alert>
      )}
      {verifyCard.isPending && (
        <div role="status">
          <Spinner label={t("checking")} />
        </div>
      )}
      {mismatch && !verifyCard.isPending && <Mismatch {...mismatch} />}
      {verifyCard.error && !mismatch && (
        <Alert tone="danger" announce="at once" heading={verifyCard.error.message} />
      )}
      <Checkbox
        ref={checkbox}
        name="identity_confirmed"
        label={other ? t("otherPhoto", { name: other, owner: owner.name_en }) : t("photo")}
        description={other ? undefined : t("photoHint", { name: owner.name_en })}
        isSelected={desk.isIdentityConfirmed}
        onChange={(isIdentityConfirmed) => changeDesk({ isIdentityConfirmed })}
      />
      {state.isEditing && (
        <div className={css.actions}>
          <Button
            variant="primary"
            isDisabled={!isVerified}
            disabledReason={isVerified ? undefined : t("scanFirst")}
            onPress={state.stopEditing}
          >
            {t("goOn")}
          </Button>
        </div>
      )}
    </>
  );
}

/** The two serial numbers beside each other, for the eye. */
function Mismatch({ inHand, expected, message }: HandScan) {
  const t = useCopy(cardStepCopy);
  const rows = [
    { id: "in-hand", term: t("inHand"), value: <CodeText>{inHand}</CodeText> },
    ...(expected ? [{ id: "expected", term: t("expected"), value: <CodeText>{expected}</CodeText> }] : []),
  ];
  return (
    <Alert tone="danger" announce="at once" heading={message}>
      <DescriptionList items={rows} layout="rows" />
      {expected && <p className={css.summary}>{t("putAside")}</p>}
    </Alert>
  );
}

/** The card in hand in one line. */
export function useCardSummary(issuance: Issuance | undefined): string | undefined {
  const t = useCopy(cardStepCopy);
  return issuance?.card_verified_at ? t("summary", { serial: issuance.card.serial_number }) : undefined;
}

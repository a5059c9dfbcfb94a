import { formatCode, type Issuance, parseScan, type ScanOptions } from "@id-desk/core";
import { Alert, Button, Checkbox, CodeText, Form, ScanField, Spinner } from "@id-desk/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Facts } from "../../../records/Facts.tsx";
import { useNow } from "../../../runtime/reading/use-now.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { Phrase } from "../../../runtime/words/Phrase.tsx";
import { type Counter, useHandOver } from "../useNewIssuance.ts";
import { cardStepCopy } from "./card-step.copy.ts";
import type { CounterScanField } from "./FindStep.tsx";
import * as css from "./Step.css.ts";

/** Holds the card in hand against the hand-over, at whatever moment it is scanned; a match and a mismatch are each heard. */
export function useHandCheck({ issuance, verifyCard, sounds, take, reread }: Counter, options?: ScanOptions) {
  const t = useCopy(cardStepCopy);
  const [scanned, setScanned] = useState<string>();
  const now = useNow();
  const { error, isPending } = verifyCard;
  const told = error?.context.expected;
  const expected = typeof told === "string" ? told : issuance?.card.serial_number;
  return {
    /** What was scanned, which card it should have been where the registry says so, and why it is not taken. */
    mismatch:
      scanned === undefined || !issuance
        ? undefined
        : error?.code === "validation"
          ? { inHand: scanned, expected, message: error.message }
          : !error && !isPending && !issuance.card_verified_at
            ? { inHand: scanned, expected: undefined, message: t("noSerial") }
            : undefined,
    forget: () => setScanned(undefined),
    async scan(text: string): Promise<void> {
      if (!issuance) return;
      const scan = parseScan(text, options);
      if (scan.kind !== "serial" && scan.kind !== "card") {
        setScanned(formatCode(text));
        verifyCard.reset();
        sounds.play("error");
        return;
      }
      const { kind: _, ...body } = scan;
      setScanned(scan.serial_number);
      const answer = await verifyCard.send({ path: { id: issuance.card.id }, body });
      const isMatch = answer !== undefined && answer.verified !== false;
      sounds.play(isMatch ? "ok" : "error");
      // Another card undoes what an earlier scan had found.
      const card_verified_at = isMatch ? answer.verified_at || now().toISOString() : null;
      take({ card_verified_at });
      if (!isMatch) return;
      setScanned(undefined);
      if (answer.verified_at) return;
      // The card is verified, whether the server says when or not.
      const read = await reread();
      if (read && !read.card_verified_at) take({ card_verified_at });
    },
  };
}

/** The fourth section: the card in hand is scanned, and its photograph held against the person. */
export function CardStep({
  field,
  check: { mismatch, scan },
}: {
  readonly field: CounterScanField;
  readonly check: ReturnType<typeof useHandCheck>;
}) {
  const t = useCopy(cardStepCopy);
  const { issuance, verifyCard, desk, changeDesk, isEditing, edit, stopEditing } = useHandOver();
  const { error, isPending } = verifyCard;
  const isVerified = Boolean(issuance.card_verified_at);
  const [isScanning, setScanning] = useState(isEditing);
  const checkbox = useRef<HTMLInputElement>(null);
  const missing = !isVerified ? t("scanFirst") : desk.isIdentityConfirmed ? undefined : t("photoFirst");
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
          {...field}
          label={t("scan")}
          description={t("hint")}
          unfinishedHint={t("unfinished")}
          onScan={(text) => void scan(text)}
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
      {isPending && <Spinner label={t("checking")} />}
      {mismatch && !isPending && <Mismatch {...mismatch} />}
      {error && !mismatch && <Alert tone="danger" announce="at once" heading={error.message} />}
      <Form onSubmit={() => missing === undefined && stopEditing()}>
        <Checkbox
          ref={checkbox}
          name="identity_confirmed"
          label={other ? t("otherPhoto", { name: other, owner: owner.name_en }) : t("photo")}
          description={other ? undefined : t("photoHint", { name: owner.name_en })}
          isSelected={desk.isIdentityConfirmed}
          onChange={(isIdentityConfirmed) => {
            // The tick leaves the section open; Continue closes it.
            edit("card");
            changeDesk({ isIdentityConfirmed });
          }}
        />
        <div className={css.actions}>
          <Button type="submit" variant="primary" isDisabled={missing !== undefined} disabledReason={missing}>
            {t("goOn")}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The two serial numbers beside each other, for the eye. */
function Mismatch({ inHand, expected, message }: NonNullable<ReturnType<typeof useHandCheck>["mismatch"]>) {
  const t = useCopy(cardStepCopy);
  return (
    <Alert tone="danger" announce="at once" heading={message}>
      <Facts
        layout="rows"
        words={t}
        facts={{
          inHand: <CodeText>{inHand}</CodeText>,
          expected: expected ? <CodeText>{expected}</CodeText> : undefined,
        }}
      />
      {expected && <p className={css.summary}>{t("putAside")}</p>}
    </Alert>
  );
}

export function useCardSummary(issuance: Issuance | undefined): ReactNode {
  const t = useCopy(cardStepCopy);
  return issuance?.card_verified_at && <Phrase text={t("summary")} serial={issuance.card.serial_number} />;
}

import { type Batch, countCards, parseScan, readCardCount } from "@id-desk/core";
import { Alert, Button, Form, TextField } from "@id-desk/ui";
import { CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "@id-desk/ui/icons";
import { useEffect, useId } from "react";
import * as recordCss from "../../records/record.css.ts";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import type { PacketStep, SealAnswer } from "./DispatchReceivingBatch.tsx";
import * as css from "./OpenPacket.css.ts";
import { packetCopy } from "./packet.copy.ts";

interface OpenPacketProps {
  readonly desk: BatchDesk;
  readonly step: PacketStep;
  /** Takes a card that was scanned while the focus was here. */
  readonly onScan: (text: string) => void;
}

/**
 * Compares the seal and counts the cards before they are checked. It is offered and never asked for: cards can be scanned
 * at once, and what is answered here is not sent. Once it is done or skipped, a line is left of it among the facts above.
 */
export function OpenPacket({ desk, step, onScan }: OpenPacketProps) {
  const { batch } = desk;
  const t = useCopy(packetCopy);
  const headingId = useId();
  const mayNote = useMayGive()("addBatchNote");
  const { setFolded, sealAnswer: answer, answerSeal } = step;
  const isDone = isPacketChecked(batch, step, mayNote);
  useEffect(() => {
    if (isDone) setFolded(true);
  }, [isDone, setFolded]);
  return (
    <section className={css.step} aria-labelledby={headingId} data-idd-part="open-packet">
      <div className={css.header}>
        <h2 id={headingId} className={recordCss.heading}>
          {t("title")}
        </h2>
        <Button size="sm" variant="quiet" onPress={() => setFolded(true)}>
          {t("skip")}
        </Button>
      </div>
      <div className={css.questions}>
        {batch.seal_no != null && (
          <SealQuestion desk={desk} seal={batch.seal_no} answer={answer} onAnswer={answerSeal} />
        )}
        <CountQuestion expected={countCards(batch).total} step={step} onScan={onScan} />
      </div>
    </section>
  );
}

/** Whether the seal was compared and the cards were counted. A seal that differs waits for its note. */
function isPacketChecked({ seal_no }: Batch, { counted, sealAnswer }: PacketStep, mayNote: boolean): boolean {
  const isSealAnswered = seal_no == null || (sealAnswer === "differs" ? !mayNote : sealAnswer !== undefined);
  return isSealAnswered && counted !== undefined;
}

/** What is left of the step among the facts of the batch: what was found, and the way to check once more. */
export function PacketLine({ batch, step }: { readonly batch: Batch; readonly step: PacketStep }) {
  const t = useCopy(packetCopy);
  const mayNote = useMayGive()("addBatchNote");
  const { counted, sealAnswer, answerSeal, onCount, setFolded } = step;
  const expected = countCards(batch).total;
  const isDone = isPacketChecked(batch, step, mayNote);
  const found = [
    sealAnswer && t(sealTexts[sealAnswer]),
    counted !== undefined &&
      t(counted === expected ? "countAsSaid" : "countDiffers", { count: counted, counted, expected }),
  ].filter(Boolean);
  const isAsSaid = (sealAnswer ?? "matches") === "matches" && (counted ?? expected) === expected;
  const tone = !isAsSaid ? "warning" : isDone ? "success" : "neutral";
  const Sign = signs[tone];
  const says = isAsSaid && found.length === 2 ? t("allAsSaid") : found.join(" ") || t("notChecked");
  return (
    <span className={css.line} data-idd-part="open-packet">
      <span role="status" className={css.said} data-tone={tone}>
        <Sign />
        <bdi>{says}</bdi>
      </span>
      <Button
        size="sm"
        variant="quiet"
        onPress={() => {
          if (isDone) {
            answerSeal(undefined);
            onCount(undefined);
          }
          setFolded(false);
        }}
      >
        {t(isDone ? "checkAgain" : "checkPacket")}
      </Button>
    </span>
  );
}

const signs = { warning: TriangleAlertIcon, success: CircleCheckIcon, neutral: InfoIcon } as const;
const sealTexts = { matches: "sealMatches", differs: "sealDiffers", noted: "sealNoted" } as const;

/** Whether the seal is the one that was put on. That it is not is written into the batch, for both centres. */
function SealQuestion({
  desk: { batch, ask },
  seal,
  answer,
  onAnswer,
}: Pick<OpenPacketProps, "desk"> & {
  readonly seal: string;
  readonly answer: SealAnswer | undefined;
  readonly onAnswer: (answer: SealAnswer | undefined) => void;
}) {
  const t = useCopy(packetCopy);
  const mayNote = useMayGive()("addBatchNote");
  const questionId = useId();
  const origin = batch.origin_center.name;
  const askNote = () =>
    ask({ action: "addBatchNote", draft: t("sealNote", { seal }), onAdded: () => onAnswer("noted") });
  if (answer !== undefined) {
    const isDifferent = answer === "differs";
    return (
      <Alert
        tone={answer === "matches" ? "success" : "warning"}
        announce="politely"
        heading={t(sealTexts[answer])}
        actions={
          <>
            {isDifferent && mayNote && (
              <Button size="sm" onPress={askNote}>
                {t("writeNote")}
              </Button>
            )}
            <Button size="sm" onPress={() => onAnswer(undefined)}>
              {t("answerAgain")}
            </Button>
          </>
        }
      >
        {isDifferent && t(mayNote ? "sealDiffersHelp" : "sealDiffersTell", { origin })}
      </Alert>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, and these are buttons
    <div role="group" aria-labelledby={questionId}>
      <p id={questionId} className={css.question}>
        <bdi>
          <Phrase text={t("sealQuestion")} values={{ seal: <bdi dir="ltr">{seal}</bdi> }} />
        </bdi>
      </p>
      <div className={css.answers}>
        <Button size="sm" onPress={() => onAnswer("matches")}>
          {t("yes")}
        </Button>
        <Button
          size="sm"
          onPress={() => {
            onAnswer("differs");
            if (mayNote) askNote();
          }}
        >
          {t("no")}
        </Button>
      </div>
    </div>
  );
}

const nothing = { count: "" };

/** How many cards are inside, counted before anybody looks at the list. Another number is told, and keeps nobody. */
function CountQuestion({
  expected,
  step: { counted, onCount },
  onScan,
}: Pick<OpenPacketProps, "step" | "onScan"> & { readonly expected: number }) {
  const t = useCopy(packetCopy);
  const form = useForm({
    start: nothing,
    check: ({ count }) => ({ count: readCardCount(count) === undefined && t("countInvalid") }),
  });
  const text = form.values.count;
  if (counted !== undefined) {
    const isAsSaid = counted === expected;
    return (
      <Alert
        tone={isAsSaid ? "success" : "warning"}
        announce="politely"
        heading={t(isAsSaid ? "countAsSaid" : "countDiffers", { count: counted, counted, expected })}
        actions={
          <Button size="sm" onPress={() => onCount(undefined)}>
            {t("countAgain")}
          </Button>
        }
      >
        {!isAsSaid && t("countDiffersHelp")}
      </Alert>
    );
  }

  /** Hands over what is a card's code and no number: the scanner was quicker than the eye. */
  function takeScan(): boolean {
    if (readCardCount(text) !== undefined || parseScan(text).kind === "unknown") return false;
    form.restart(nothing);
    onScan(text);
    return true;
  }
  function compare() {
    if (takeScan() || !form.validate()) return;
    form.restart(nothing);
    onCount(readCardCount(text));
  }
  return (
    <Form onSubmit={compare}>
      <div className={css.count}>
        <TextField
          className={css.field}
          label={t("countQuestion")}
          description={t("countHint")}
          isCode
          inputMode="numeric"
          autoComplete="off"
          {...form.field("count")}
          onBlur={takeScan}
        />
        <Button type="submit" className={css.compare}>
          {t("compare")}
        </Button>
      </div>
    </Form>
  );
}

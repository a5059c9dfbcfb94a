import { type Batch, countCards, parseScan, readCardCount } from "@id-desk/core";
import { Alert, Button, Form, TextField } from "@id-desk/ui";
import { type ReactNode, useId, useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import * as css from "./OpenPacket.css.ts";
import { packetCopy } from "./packet.copy.ts";
import type { ReceivingDialogState } from "./useReceivingActions.ts";

type Words = Translate<typeof packetCopy.texts>;

/** What the first step of a receipt takes. */
export interface OpenPacketProps {
  readonly batch: Batch;
  /** How many cards were counted; nothing until then. */
  readonly counted: number | undefined;
  readonly onCount: (counted: number | undefined) => void;
  readonly onAction: (dialog: ReceivingDialogState) => void;
  /** Takes a card that was scanned while the focus was here. */
  readonly onScan: (text: string) => void;
  /** Staff are done with it, or do without it. */
  readonly onClose: () => void;
}

/**
 * Compares the seal and counts the cards before they are checked. It is offered and never asked for: the scan field has
 * the focus, cards can be scanned at once, and what is answered here is not sent.
 */
export function OpenPacket({ batch, counted, onCount, onAction, onScan, onClose }: OpenPacketProps) {
  const t = useCopy(packetCopy);
  const headingId = useId();
  const [isSealAnswered, setSealAnswered] = useState(batch.seal_no == null);
  const isDone = isSealAnswered && counted !== undefined;
  return (
    <section className={css.step} aria-labelledby={headingId} data-idd-part="open-packet">
      <div className={css.header}>
        <h2 id={headingId} className={css.heading}>
          {t("title")}
        </h2>
        <Button size="sm" variant="quiet" onPress={onClose}>
          {t(isDone ? "close" : "skip")}
        </Button>
      </div>
      <div className={css.questions}>
        {batch.seal_no != null && (
          <SealQuestion
            batch={batch}
            seal={batch.seal_no}
            onAction={onAction}
            onAnswer={setSealAnswered}
            t={t}
          />
        )}
        <CountQuestion
          expected={countCards(batch).total}
          counted={counted}
          onCount={onCount}
          onScan={onScan}
          t={t}
        />
      </div>
    </section>
  );
}

type SealAnswer = "matches" | "differs" | "noted";

/** Whether the seal is the one that was put on. That it is not is written into the batch, for both centres. */
function SealQuestion({
  batch,
  seal,
  onAction,
  onAnswer,
  t,
}: Pick<OpenPacketProps, "batch" | "onAction"> & {
  readonly seal: string;
  readonly onAnswer: (isAnswered: boolean) => void;
  readonly t: Words;
}) {
  const questionId = useId();
  const mayNote = useMayGive()("addBatchNote");
  const [answer, setAnswer] = useState<SealAnswer>();
  const origin = batch.origin_center.name;
  function give(next: SealAnswer | undefined) {
    setAnswer(next);
    onAnswer(next === "matches" || next === "noted" || (next === "differs" && !mayNote));
  }
  const askNote = () =>
    onAction({ action: "addBatchNote", draft: t("sealNote", { seal }), onAdded: () => give("noted") });
  const again = (
    <Button size="sm" onPress={() => give(undefined)}>
      {t("answerAgain")}
    </Button>
  );
  if (answer === "matches") return <Answer tone="success" heading={t("sealMatches")} actions={again} />;
  if (answer === "noted") return <Answer tone="warning" heading={t("sealNoted")} actions={again} />;
  if (answer === "differs") {
    return (
      <Answer
        tone="warning"
        heading={t("sealDiffers")}
        actions={
          <>
            {mayNote && (
              <Button size="sm" onPress={askNote}>
                {t("writeNote")}
              </Button>
            )}
            {again}
          </>
        }
      >
        {t(mayNote ? "sealDiffersHelp" : "sealDiffersTell", { origin })}
      </Answer>
    );
  }
  const [before, after = ""] = t("sealQuestion").split("{seal}");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, and these are buttons
    <div role="group" aria-labelledby={questionId}>
      <p id={questionId} className={css.question}>
        <bdi>
          {before}
          <bdi dir="ltr">{seal}</bdi>
          {after}
        </bdi>
      </p>
      <div className={css.answers}>
        <Button size="sm" onPress={() => give("matches")}>
          {t("yes")}
        </Button>
        <Button
          size="sm"
          onPress={() => {
            give("differs");
            if (mayNote) askNote();
          }}
        >
          {t("no")}
        </Button>
      </div>
    </div>
  );
}

/** How many cards are inside, counted before anybody looks at the list. Another number is told, and keeps nobody. */
function CountQuestion({
  expected,
  counted,
  onCount,
  onScan,
  t,
}: Pick<OpenPacketProps, "counted" | "onCount" | "onScan"> & {
  readonly expected: number;
  readonly t: Words;
}) {
  const [text, setText] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const again = (
    <Button size="sm" onPress={() => onCount(undefined)}>
      {t("countAgain")}
    </Button>
  );
  if (counted === expected) {
    return <Answer tone="success" heading={t("countAsSaid", { count: counted })} actions={again} />;
  }
  if (counted !== undefined) {
    return (
      <Answer tone="warning" heading={t("countDiffers", { counted, expected })} actions={again}>
        {t("countDiffersHelp")}
      </Answer>
    );
  }

  /** Hands over what is a card's code and no number: the scanner was quicker than the eye. */
  function takeScan(): boolean {
    if (readCardCount(text) !== undefined || parseScan(text).kind === "unknown") return false;
    setText("");
    setInvalid(false);
    onScan(text);
    return true;
  }
  function compare() {
    if (takeScan()) return;
    const count = readCardCount(text);
    setInvalid(count === undefined);
    if (count === undefined) return;
    setText("");
    onCount(count);
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
          value={text}
          onChange={(next) => {
            setText(next);
            setInvalid(false);
          }}
          onBlur={takeScan}
          errorMessage={isInvalid ? t("countInvalid") : undefined}
        />
        <Button type="submit" className={css.compare}>
          {t("compare")}
        </Button>
      </div>
    </Form>
  );
}

/** What a question came to. */
function Answer({
  tone,
  heading,
  actions,
  children,
}: {
  readonly tone: "success" | "warning";
  readonly heading: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Alert tone={tone} announce="politely" heading={heading} actions={actions}>
      {children}
    </Alert>
  );
}

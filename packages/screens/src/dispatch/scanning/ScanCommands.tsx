import { type BatchCard, countCards, mayDo, mayDoToCard, type Scan } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { undoLastScanCopy } from "../cards/undo-last-scan.copy.ts";
import { askToUndoLast } from "../cards/undo-last-scan.ts";
import type { Asked, AskedOfCard } from "../commands/command.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { scanCommandsCopy } from "./scan-commands.copy.ts";
import { type CardScanning, useScans } from "./useCardScanning.ts";

/** What the sheet of commands has; `close` is the receipt of a batch. */
type Command = "receive" | "missing" | "dispute" | "undo" | "close" | "dispatch" | "yes" | "no";

/** What a command came to: a question that is opened, or a sentence; some only change what the next scan does. */
type Outcome =
  | { readonly ask: Asked }
  | { readonly problem: string; readonly shown?: ReactNode }
  | { readonly said: string };

/** Does what is scanned off the sheet of commands, and says what comes next. Commands are never counted as scans. */
export function ScanCommands({
  desk,
  scanning,
  canUndo,
  isBlind,
}: {
  readonly desk: BatchDesk;
  readonly scanning: CardScanning;
  readonly canUndo: boolean;
  readonly isBlind: boolean;
}) {
  const t = useCopy(scanCommandsCopy);
  const [shown, show] = useState<{ readonly sentence: ReactNode; readonly isProblem: boolean }>();
  const isDisputing = useRef(false);
  const { startCommands, sounds } = scanning;
  const run = useRunCommand({ desk, scanning, canUndo, isBlind });

  /** Shows what a scan came to. Returns the sentence for the dialog that may lie over this page. */
  function end(outcome: Outcome): string {
    if ("ask" in outcome) {
      show(undefined);
      desk.ask(outcome.ask);
      return "";
    }
    const isProblem = "problem" in outcome;
    const sentence = isProblem ? outcome.problem : outcome.said;
    sounds.play(isProblem ? "error" : "ok");
    show(sentence ? { sentence: (isProblem && outcome.shown) || sentence, isProblem } : undefined);
    return isProblem ? sentence : "";
  }
  /** Asks about the card whose dispute was announced; a card that is not in the batch is left to the page. */
  function dispute(card: BatchCard): Outcome {
    const serial = card.serial_number;
    const mayDispute = mayDoToCard("disputeCard", desk.batch, card, desk.side);
    return mayDispute
      ? { ask: { action: "disputeCard", card } }
      : {
          problem: t("cannotDispute", { serial }),
          shown: <Phrase text={t("cannotDispute")} serial={serial} />,
        };
  }
  const take = useLatest((scan: Scan): string | undefined => {
    if (scan.kind === "command") {
      isDisputing.current = scan.command === "dispute" && desk.asked === undefined;
      return end(run(scan.command));
    }
    const card = isDisputing.current && "serial_number" in scan && scanning.findCard(scan.serial_number);
    isDisputing.current = false;
    if (card) return end(dispute(card));
    show(undefined);
    return undefined;
  });

  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    startCommands((scan) => take.current(scan));
  }, [startCommands, take]);

  return (
    shown && (
      <Alert
        tone={shown.isProblem ? "warning" : "neutral"}
        announce={shown.isProblem ? "at once" : "politely"}
        heading={shown.sentence}
      />
    )
  );
}

function useRunCommand({
  desk,
  scanning: { scans },
  canUndo,
  isBlind,
}: {
  readonly desk: BatchDesk;
  readonly scanning: CardScanning;
  readonly canUndo: boolean;
  readonly isBlind: boolean;
}): (command: string) => Outcome {
  const t = useCopy(scanCommandsCopy);
  const tUndo = useCopy(undoLastScanCopy);
  const mayGive = useMayGive();
  const { batch, side, asked } = desk;
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  const isReceiving = side === "receiving";

  /** Opens the question about the whole batch. If it cannot be asked now, says why. */
  function askOfBatch(
    action: "receiveBatch" | "dispatchBatch",
    obstacle: string | undefined,
    draft = "",
  ): Outcome {
    if (undelivered > 0) return { problem: t("scansWaiting", { count: undelivered }) };
    if (obstacle) return { problem: obstacle };
    const isPossible = mayGive(action) && mayDo(action, batch, side);
    return isPossible ? { ask: { action, draft } } : { problem: t("notNow") };
  }
  function askOfCard(asked: AskedOfCard | undefined, otherwise: string): Outcome {
    return asked && mayGive(asked.action) ? { ask: asked } : { problem: otherwise };
  }
  const commands: Record<Command, () => Outcome> = {
    receive: () => (isReceiving ? { said: t("receiveNext") } : { problem: t("notHere") }),
    dispute() {
      if (!isReceiving) return { problem: t("notHere") };
      return mayGive("disputeCard") ? { said: t("disputeNext") } : { problem: t("notNow") };
    },
    missing() {
      if (!isReceiving) return { problem: t("notHere") };
      if (isBlind) return { problem: t("countFirst") };
      if (undelivered > 0) return { problem: t("scansWaiting", { count: undelivered }) };
      // Nothing can be scanned of a card that is not there: it is the next of those that are left.
      const card = batch.cards.find(
        (each) => each.line_status === "in_transit" && mayDoToCard("markCardMissing", batch, each, side),
      );
      return askOfCard(
        card && { action: "markCardMissing", card, draft: t("notInPacket") },
        t(card ? "notNow" : "allChecked"),
      );
    },
    undo: () =>
      undelivered > 0
        ? { problem: t("scansWaiting", { count: undelivered }) }
        : askOfCard(findUndo(), t("nothingToUndo")),
    close() {
      const { remaining } = countCards(batch);
      if (!isReceiving) return { problem: t("notHere") };
      if (isBlind) return { problem: t("countFirst") };
      const unchecked = remaining > 0 ? t("cardsRemaining", { count: remaining }) : undefined;
      return askOfBatch("receiveBatch", unchecked, describeDiscrepancies());
    },
    dispatch: () =>
      isReceiving
        ? { problem: t("notHere") }
        : askOfBatch("dispatchBatch", countCards(batch).total === 0 ? t("noCards") : undefined),
    yes: () => answer(() => findConfirmButton()?.click()),
    no: () => answer(() => desk.ask(undefined)),
  };

  function findUndo(): AskedOfCard | undefined {
    const { log } = scans.getSnapshot();
    const mayUndo = (action: "undoCard" | "removeCard", card: BatchCard) =>
      (action !== "undoCard" || canUndo) && mayDoToCard(action, batch, card, side);
    return askToUndoLast({ batch, side, log }, mayUndo, tUndo);
  }
  /** What is missing or wrong, in the words in which the sending centre reads it. */
  function describeDiscrepancies(): string {
    return (["missing", "disputed"] as const)
      .flatMap((status) => {
        const found = batch.cards.filter(({ line_status }) => line_status === status);
        const serials = found.map(({ serial_number }) => serial_number).join(", ");
        return serials ? t(status, { serials }) : [];
      })
      .join(" ");
  }
  function answer(give: () => void): Outcome {
    if (!asked) return { problem: t("noQuestion") };
    // Nobody confirms what is not shown yet, or what is under way.
    if (!findConfirmButton()) return { problem: t("cannotAnswer") };
    // The field that the scanner typed into has its own text back by then.
    setTimeout(give);
    return { said: "" };
  }
  return (command) => {
    // A barcode of another sheet may name what does not exist.
    if (!Object.hasOwn(commands, command)) return { problem: t("notHere") };
    const isAnswer = command === "yes" || command === "no";
    return asked && !isAnswer ? { problem: t("answerFirst") } : commands[command as Command]();
  };
}

/** The button of the open dialog that does what is asked; nothing while it cannot be pressed. */
function findConfirmButton(): HTMLButtonElement | null {
  return document.querySelector(
    '[data-idd-part="dialog"] button[type="submit"]:not(:disabled, [aria-disabled="true"])',
  );
}

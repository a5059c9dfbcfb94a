import type { BatchCard, CardAnswer, Side } from "@id-desk/core";
import { readStaleChange } from "../../runtime/writing/read-refusal.ts";
import type { useAsked } from "../../runtime/writing/use-asked.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import {
  type Asked,
  type CommandBatch,
  type CommandRequest,
  createBatchRequest,
  createCardRequest,
  type Given,
  isPossible,
} from "./command.ts";

/** What a registry answers to a command; with a message alone it holds no record. */
export type CommandAnswer = Partial<CardAnswer> & {
  /** The cards whose owners could not be told. */
  readonly skipped?: readonly Pick<BatchCard, "serial_number">[];
};

/** Where commands are given: what is asked for there, and of what. */
export interface CommandDesk<One extends Asked = Asked> extends ReturnType<typeof useAsked<One>> {
  readonly side: Side;
  /** Nothing while it is being read. */
  readonly batch: CommandBatch | undefined;
  /** Takes the answer into what is shown. */
  readonly take: (asked: One, answer: CommandAnswer) => void;
  /** Reads the batch again. */
  readonly reload: () => void;
}

/** The command of the open dialog. */
export type Command = ReturnType<typeof useCommand>;

/** Gives the commands that are asked for in dialogs. Where it is called stays when they are closed, for a try whose answer was lost. */
export function useCommand<One extends Asked>({
  side,
  batch,
  asked,
  ask,
  kept,
  take,
  reload,
}: CommandDesk<One>) {
  const writes = {
    dispatchBatch: useWrite("dispatchBatch"),
    cancelBatch: useWrite("cancelBatch"),
    changeDestination: useWrite("changeDestination"),
    reopenBatch: useWrite("reopenBatch"),
    addBatchNote: useWrite("addBatchNote"),
    receiveBatch: useWrite("receiveBatch"),
    sendReadySms: useWrite("sendReadySms"),
    removeCard: useWrite("removeCard"),
    receiveCard: useWrite("receiveCard"),
    markCardMissing: useWrite("markCardMissing"),
    disputeCard: useWrite("disputeCard"),
    undoCard: useWrite("undoCard"),
    // Its dialog sends by itself, and goes on when it is closed.
    attachCardPhoto: useWrite("attachCardPhoto"),
  };
  const writing = writes[asked?.action ?? "addBatchNote"];
  // The calls differ in what they take; each request is made for its own.
  const send = writing.send as unknown as (request: CommandRequest) => Promise<CommandAnswer | undefined>;

  function close(): void {
    writing.reset();
    ask(undefined);
  }
  return {
    /** For the dialog that asks for it. */
    frame: {
      writing,
      isLost: asked !== undefined && batch !== undefined && !isPossible(asked, batch, side),
      kept,
      onReload() {
        reload();
        // What is asked for is meant for its card as the refusal told it.
        const version = writing.error && readStaleChange(writing.error)?.version;
        if (asked && "card" in asked && version !== undefined)
          ask({ ...asked, card: { ...asked.card, version } });
      },
      onClose: close,
    },
    /** Does it, closes the dialog, and gives the answer; nothing where it was refused or stopped. */
    async give(given: Given = {}): Promise<CommandAnswer | undefined> {
      if (!asked || !batch || asked.action === "attachCardPhoto") return undefined;
      const answer = await send(
        "card" in asked
          ? createCardRequest(asked.action, batch.id, asked.card, given)
          : createBatchRequest(asked.action, batch, given),
      );
      if (answer) {
        close();
        take(asked, answer);
        if ("onAdded" in asked) asked.onAdded?.();
      } else if (asked.action === "sendReadySms") {
        // Somebody else may have sent it: the batch says so once it is read again.
        reload();
      }
      return answer;
    },
  };
}

import { RegistryError, type RequestArguments, type WriteKey } from "@id-desk/core";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import type { CommandRequest } from "./command.ts";

/** The calls that change one card and are sent for many cards. */
export type CardWrite = "addCard" | "removeCard" | "receiveCard" | "markCardMissing";

/** Sends the change of one card. It shows no notice: the caller tells why the server or the host refused it. */
export function useCardWrite(action: CardWrite) {
  const { client } = useRegistry();
  const { run } = useAction(action);
  const t = useCopy(screenCopy);
  return useLatest(async (request: CommandRequest, idempotencyKey: string | WriteKey) => {
    // The calls differ in what they take; each request is made for its own.
    const options = [{ ...request, idempotencyKey, isSilent: true }] as unknown;
    const send = () => client.request(action, ...(options as RequestArguments<CardWrite>));
    const answer = await run(request as object, send);
    if (!answer) throw new RegistryError({ code: "validation", message: t("stopped") });
    return answer;
  });
}

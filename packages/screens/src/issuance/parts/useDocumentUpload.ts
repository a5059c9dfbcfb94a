import {
  createUploadPlaces,
  createUploadQueue,
  type DocumentType,
  type OperationAnswer,
  RegistryError,
  type Sending,
  type Settings,
  type UploadItem,
  type UploadPlaces,
  type UploadQueue,
  uploadFile,
  usualUploadPace,
} from "@id-desk/core";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import type { Registry } from "../../runtime/registry/create-registry.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useAction } from "../../runtime/writing/use-action.ts";

/** What a registry has settled about files. */
export type UploadSettings = NonNullable<Settings["uploads"]>;

/** A file on its way to the registry, and what the registry answered. */
export type DocumentItem = UploadItem<OperationAnswer<"addIssuanceDocument">>;

/** A document that the registry keeps until it is used once. */
export interface SentDocument {
  /** Good for one call; empty where the server names none, and finds the file by its card. */
  readonly path: string;
  /** What staff called the file. */
  readonly name: string;
}

/** What the way of a document to the registry is made of. */
export interface DocumentUploadOptions {
  readonly cardId: number;
  readonly type: DocumentType;
  readonly uploads: UploadSettings | undefined;
  /** The server takes files in chunks. */
  readonly takesChunks: boolean;
}

const placesOf = new WeakMap<Registry, UploadPlaces>();

/** The places that all files of a registry's pages share, on however many fields they were put. */
function findPlaces(registry: Registry): UploadPlaces {
  const known = placesOf.get(registry);
  if (known) return known;
  const created = createUploadPlaces(usualUploadPace.parallel);
  placesOf.set(registry, created);
  return created;
}

/** How large a file is that goes in one request where the registry says nothing. */
const usualSingleRequest = 5_000_000;

/** Sends documents, small ones whole and large ones in chunks that a cut line does not undo. */
export function useDocumentUpload(
  options: DocumentUploadOptions,
  onSent: (document: SentDocument) => void,
): {
  readonly items: readonly DocumentItem[];
  readonly queue: UploadQueue<OperationAnswer<"addIssuanceDocument">>;
} {
  const registry = useRegistry();
  const { client } = registry;
  const t = useCopy(screenCopy);
  const { run } = useAction("addIssuanceDocument");
  const latest = useLatest({ ...options, run, t, onSent });
  const [queue] = useState(() =>
    createUploadQueue<OperationAnswer<"addIssuanceDocument">>({
      send: (file, sending) => send(file, sending),
      places: findPlaces(registry),
    }),
  );
  const parallel = options.uploads?.parallel ?? usualUploadPace.parallel;
  useEffect(() => findPlaces(registry).setCount(parallel), [registry, parallel]);

  async function send(file: File, sending: Sending) {
    const { cardId: card_id, type, uploads, takesChunks, run, t } = latest.current;
    const isWhole = !takesChunks || file.size <= (uploads?.single_request_bytes ?? usualSingleRequest);
    const { signal } = sending;
    const answer = await run({}, async () => {
      if (isWhole) {
        const body = new FormData();
        body.append("file", file);
        body.append("type", type);
        body.append("card_id", String(card_id));
        return client.request("addIssuanceDocument", { body, signal, isSilent: true });
      }
      const upload_id = await uploadFile(client, "addIssuanceDocument", file, {
        ...sending,
        chunkBytes: uploads?.chunk_bytes ?? usualUploadPace.chunkBytes,
        retryDelays: uploads?.retry_delays ?? usualUploadPace.retryDelays,
      });
      return client.request("addIssuanceDocument", {
        body: { upload_id, type, card_id } as never,
        signal,
        isSilent: true,
      });
    });
    if (!answer) throw new RegistryError({ code: "validation", message: t("stopped") });
    // One that was taken away meanwhile is nobody's any more.
    if (!signal.aborted) latest.current.onSent({ path: answer.file_path ?? "", name: file.name });
    return answer;
  }

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // StrictMode takes the page away and back at once; whoever leaves it stays away.
      queueMicrotask(() => !isMounted.current && queue.clear());
    };
  }, [queue]);
  return { items: useSyncExternalStore(queue.subscribe, queue.getSnapshot), queue };
}

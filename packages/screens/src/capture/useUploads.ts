import {
  createUploadPlaces,
  createUploadQueue,
  type OperationAnswer,
  RegistryError,
  type RequestArguments,
  type Sending,
  type Settings,
  type UploadItem,
  uploadFile,
  usualUploadPace,
} from "@id-desk/core";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { screenCopy } from "../runtime/frame/screen.copy.ts";
import type { ActionName } from "../runtime/frame/screen-props.ts";
import { createPerRegistry } from "../runtime/registry/per-registry.ts";
import { useCopy, useRegistry } from "../runtime/registry/registry-context.ts";
import { useLatest } from "../runtime/registry/use-latest.ts";
import { useAction } from "../runtime/writing/use-action.ts";
import { useUnsavedWork } from "../runtime/writing/use-unsaved-work.ts";
import { documentUploadCopy } from "./document-upload.copy.ts";

/** A document that was given for a slot of a form. */
export interface GivenDocument {
  /** What staff called the file. */
  readonly name: string;
  /** Where the registry keeps it, good for one call; empty where the server names none, and finds the file by itself. */
  readonly path?: string;
  /** The file, where it is held in the page until the form is saved. */
  readonly file?: File;
}

/** The files of one form. */
export type Uploads = ReturnType<typeof useUploads>;

interface UploadsOptions {
  /** How files are taken; nothing where the registry says nothing. */
  readonly settings: Settings["uploads"] | undefined;
  /** Gives a file to the registry, which names where it keeps it. Without it files are held in the page. */
  readonly send?: ((file: File, sending: Sending) => Promise<string>) | undefined;
  /** Told which document a slot has now. */
  readonly onChange: (slot: string, document: GivenDocument | undefined) => void;
  /** What would be lost with a file that is under way, in a sentence for staff; by default that of a document. */
  readonly leaving?: string | undefined;
}

/** The places that all files of a registry's pages share, in however many forms they are. */
const findPlaces = createPerRegistry(() => createUploadPlaces(usualUploadPace.parallel));

/** Whether a file has still to arrive, and was not refused. */
export const isUploadUnderWay = ({ state }: Pick<UploadItem, "state">) =>
  state !== "done" && state !== "failed";

/** Holds the files of one form in one queue, each for its slot, until the form is left. */
export function useUploads({ settings, send, onChange, leaving }: UploadsOptions) {
  const registry = useRegistry();
  const t = useCopy(documentUploadCopy);
  const latest = useLatest({ send, onChange });
  const [queue] = useState(() => createUploadQueue({ send: give, places: findPlaces(registry) }));
  const items = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  useUnsavedWork(items.some(isUploadUnderWay) ? (leaving ?? t("leaving")) : undefined);
  const parallel = settings?.parallel ?? usualUploadPace.parallel;
  useEffect(() => findPlaces(registry).setCount(parallel), [registry, parallel]);

  async function give(file: File, sending: Sending): Promise<void> {
    const { send } = latest.current;
    const { name } = file;
    const document = send ? { name, path: await send(file, sending) } : { name, file };
    // One that was taken away meanwhile is nobody's any more.
    if (!sending.signal.aborted) latest.current.onChange(sending.slot, document);
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
  return { items, queue, settings, onChange };
}

/** The call by which a registry takes documents. */
interface DocumentCall<Id extends ActionName> {
  readonly action: Id;
  /** What is sent beside the file of a slot. */
  readonly fieldsOf: (slot: string) => Readonly<Record<string, string | number>>;
  /** Where the file is kept, by the answer. */
  readonly readPath: (answer: OperationAnswer<Id>) => string | undefined;
  /** How files are sent; as usual where the registry says nothing. */
  readonly settings: Settings["uploads"] | undefined;
  /** The server takes files in chunks. */
  readonly takesChunks: boolean;
}

/** Gives what sends a document, a small one whole and a large one in chunks that a cut line does not undo. */
export function useDocumentSending<Id extends ActionName>(call: DocumentCall<Id>) {
  const { action, fieldsOf, readPath, settings, takesChunks } = call;
  const { client } = useRegistry();
  const t = useCopy(screenCopy);
  const { run } = useAction(action);

  async function createBody(file: File, sending: Sending) {
    const fields = fieldsOf(sending.slot);
    if (takesChunks && file.size > (settings?.single_request_bytes ?? 5_000_000)) {
      const upload_id = await uploadFile(client, action, file, {
        ...sending,
        chunkBytes: settings?.chunk_bytes ?? usualUploadPace.chunkBytes,
        retryDelays: settings?.retry_delays ?? usualUploadPace.retryDelays,
      });
      return { upload_id, ...fields };
    }
    const body = new FormData();
    body.append("file", file);
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    return body;
  }

  return async (file: File, sending: Sending): Promise<string> => {
    const answer = await run({}, async () => {
      const options: unknown = {
        body: await createBody(file, sending),
        signal: sending.signal,
        isSilent: true,
      };
      return client.request(action, ...([options] as RequestArguments<Id>));
    });
    if (!answer) throw new RegistryError({ code: "validation", message: t("stopped") });
    return readPath(answer) ?? "";
  };
}

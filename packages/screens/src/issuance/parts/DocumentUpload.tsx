import {
  checkFile,
  createUploadPlaces,
  createUploadQueue,
  type DocumentType,
  formatFileSize,
  type OperationAnswer,
  RegistryError,
  type Sending,
  uploadFile,
  usualUploadPace,
} from "@id-desk/core";
import { Alert, Button, UploadField, type UploadFieldProps, type UploadWay } from "@id-desk/ui";
import { CameraIcon } from "@id-desk/ui/icons";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { createPerRegistry } from "../../runtime/registry/per-registry.ts";
import { useCopy, useRegistry, useRegistryOptions } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { documentUploadCopy } from "./document-upload.copy.ts";
import type { IssuanceRules } from "./useIssuanceRules.ts";

/** A document that the registry keeps until it is used once. */
export interface SentDocument {
  /** Good for one call; empty where the server names none, and finds the file by its card. */
  readonly path: string;
  /** What staff called the file. */
  readonly name: string;
}

interface DocumentUploadProps extends Pick<UploadFieldProps, "label" | "errorMessage" | "isDisabled"> {
  readonly cardId: number;
  readonly type: DocumentType;
  readonly uploads: IssuanceRules["uploads"];
  /** The server takes files in chunks. */
  readonly takesChunks: boolean;
  readonly value: SentDocument | undefined;
  readonly onChange: (document: SentDocument | undefined) => void;
}

const usualTypes = ["application/pdf", "image/jpeg", "image/png"];

const documentCamera = createPartOnDemand(() => import("./DocumentCamera.tsx"), "DocumentCamera");

/** Takes a document and sends it to the registry, which keeps it until it is used once. */
export function DocumentUpload({
  label,
  value,
  onChange,
  errorMessage,
  isDisabled,
  ...options
}: DocumentUploadProps) {
  const t = useCopy(documentUploadCopy);
  const writeProblem = useProblemText();
  const upload = useDocumentUpload({ ...options, onChange });
  const { queue } = upload;
  const items = useHeld(value, upload);
  const { accepted = usualTypes, max_bytes: maxBytes } = options.uploads ?? {};
  const isUnderWay = items.some(({ state }) => state !== "done" && state !== "failed");
  useUnsavedWork(isUnderWay ? t("leaving") : undefined);
  const texts = useWords(documentUploadCopy);
  const words = useMemo(
    () => ({
      ...texts,
      states: texts,
      progress: (sent: string, size: string) => t("progress", { sent, size }),
      arrived: (name: string) => t("arrived", { name }),
      failed: (name: string, reason: string) => t("couldNot", { name, reason }),
      removed: (name: string) => t("removed", { name }),
      refused: (name: string, reason: string) => t("refused", { name, reason }),
      alt: (name: string) => t("alt", { name }),
    }),
    [t, texts],
  );
  const camera = useCamera(t("camera"), accepted.includes("image/jpeg"), maxBytes);
  // One that was sent before this part of the page was opened again, of which only the name is left.
  if (value && items.length === 0) {
    return (
      <Alert
        tone="success"
        heading={label}
        actions={
          <Button size="sm" isDisabled={isDisabled} onPress={() => onChange(undefined)}>
            {t("replace")}
          </Button>
        }
      >
        {t("kept", { name: value.name })}
      </Alert>
    );
  }
  return (
    <UploadField
      label={label}
      description={maxBytes ? t("hint", { max: formatFileSize(maxBytes) }) : t("hintAnySize")}
      words={words}
      items={items}
      mostFiles={1}
      accepted={accepted}
      checkFile={(file) =>
        writeProblem(checkFile(file, { accepted, ...(maxBytes !== undefined && { maxBytes }) })[0])
      }
      formatSize={formatFileSize}
      onAdd={(file) => {
        onChange(undefined);
        return queue.add(file);
      }}
      onPause={queue.pause}
      onResume={queue.resume}
      onRemove={(id) => {
        queue.remove(id);
        onChange(undefined);
      }}
      otherWay={camera}
      // What is missing is on its way: whoever goes on too early is told to wait, not to give it.
      errorMessage={isUnderWay ? errorMessage && t("wait") : errorMessage}
      isDisabled={isDisabled}
    />
  );
}

/** The places that all files of a registry's pages share, on however many fields they were put. */
const findPlaces = createPerRegistry(() => createUploadPlaces(usualUploadPace.parallel));

/** Sends documents, small ones whole and large ones in chunks that a cut line does not undo. */
function useDocumentUpload(options: Omit<DocumentUploadProps, "label" | "value">) {
  const registry = useRegistry();
  const { client } = registry;
  const t = useCopy(screenCopy);
  const { run } = useAction("addIssuanceDocument");
  const latest = useLatest({ ...options, run, t });
  const [queue] = useState(() =>
    createUploadQueue<OperationAnswer<"addIssuanceDocument">>({ send, places: findPlaces(registry) }),
  );
  const parallel = options.uploads?.parallel ?? usualUploadPace.parallel;
  useEffect(() => findPlaces(registry).setCount(parallel), [registry, parallel]);

  async function send(file: File, sending: Sending) {
    const { cardId: card_id, type, uploads, takesChunks, run, t } = latest.current;
    const { signal } = sending;
    async function createBody() {
      if (takesChunks && file.size > (uploads?.single_request_bytes ?? 5_000_000)) {
        const upload_id = await uploadFile(client, "addIssuanceDocument", file, {
          ...sending,
          chunkBytes: uploads?.chunk_bytes ?? usualUploadPace.chunkBytes,
          retryDelays: uploads?.retry_delays ?? usualUploadPace.retryDelays,
        });
        return { upload_id, type, card_id };
      }
      const body = new FormData();
      body.append("file", file);
      body.append("type", type);
      body.append("card_id", String(card_id));
      return body;
    }
    const answer = await run({}, async () =>
      client.request("addIssuanceDocument", { body: (await createBody()) as never, signal, isSilent: true }),
    );
    if (!answer) throw new RegistryError({ code: "validation", message: t("stopped") });
    // One that was taken away meanwhile is nobody's any more.
    if (!signal.aborted) latest.current.onChange({ path: answer.file_path ?? "", name: file.name });
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

/** The files without one that was used: it is forgotten, and has to be given anew. */
function useHeld(value: SentDocument | undefined, { items, queue }: ReturnType<typeof useDocumentUpload>) {
  const [before, setBefore] = useState(value);
  const [used, setUsed] = useState<number>();
  if (before !== value) {
    setBefore(value);
    setUsed(before && !value ? items.find(({ state }) => state === "done")?.id : undefined);
  }
  useEffect(() => {
    if (used !== undefined) queue.remove(used);
  }, [used, queue]);
  return used === undefined ? items : items.filter(({ id }) => id !== used);
}

/** A camera in place of a file, where the browser has one to ask for. */
function useCamera(label: string, isWanted: boolean, maxBytes: number | undefined): UploadWay | undefined {
  const { devices } = useRegistryOptions();
  const [isFilming, setFilming] = useState(false);
  const DocumentCamera = useOnDemand(documentCamera, {
    isWanted: isFilming,
    onUnavailable: () => setFilming(false),
  });
  // A page that did not come over a safe connection has none, whatever types say.
  const own = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (!isWanted || !(devices?.camera ?? own)) return undefined;
  const isOpen = isFilming && DocumentCamera !== undefined;
  return {
    label,
    icon: <CameraIcon />,
    isPending: isFilming && !isOpen,
    isOpen,
    onOpenChange: setFilming,
    draw: (take) =>
      DocumentCamera && (
        <DocumentCamera maxBytes={maxBytes} onTaken={take} onCancel={() => setFilming(false)} />
      ),
  };
}

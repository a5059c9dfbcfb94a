import { checkFile, formatFileSize } from "@id-desk/core";
import { Alert, Button, UploadField, type UploadWay } from "@id-desk/ui";
import { CameraIcon } from "@id-desk/ui/icons";
import { useEffect, useMemo, useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useRegistryOptions } from "../../runtime/registry/registry-context.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { documentUploadCopy } from "./document-upload.copy.ts";
import {
  type DocumentItem,
  type DocumentUploadOptions,
  type SentDocument,
  useDocumentUpload,
} from "./useDocumentUpload.ts";

/** What the field of a document takes. */
export interface DocumentUploadProps extends DocumentUploadOptions {
  readonly label: string;
  readonly value: SentDocument | undefined;
  readonly onChange: (document: SentDocument | undefined) => void;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

const usualTypes = ["application/pdf", "image/jpeg", "image/png"];

const documentCamera = createPartOnDemand(() => import("./DocumentCamera.tsx"), "DocumentCamera");

/** What a camera's picture of a document is. */
const pictureType = "image/jpeg";

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
  const upload = useDocumentUpload(options, onChange);
  const { queue } = upload;
  const items = useHeld(value, upload);
  const { uploads } = options;
  const accepted = uploads?.accepted ?? usualTypes;
  const maxBytes = uploads?.max_bytes;
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
  const camera = useCamera({ isWanted: accepted.includes(pictureType), maxBytes, label: t("camera") });
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

/** The files without one that was used: it is forgotten, and has to be given anew. */
function useHeld(
  value: SentDocument | undefined,
  { items, queue }: ReturnType<typeof useDocumentUpload>,
): readonly DocumentItem[] {
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
function useCamera({
  isWanted,
  maxBytes,
  label,
}: {
  readonly isWanted: boolean;
  readonly maxBytes: number | undefined;
  readonly label: string;
}): UploadWay | undefined {
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

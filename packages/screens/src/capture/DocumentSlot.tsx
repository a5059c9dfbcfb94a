import { checkFile, formatFileSize } from "@id-desk/core";
import { Alert, Button, UploadField, type UploadFieldProps, type UploadWay } from "@id-desk/ui";
import { CameraIcon } from "@id-desk/ui/icons";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPartOnDemand, useOnDemand } from "../runtime/reading/on-demand.ts";
import { useCopy, useRegistryOptions } from "../runtime/registry/registry-context.ts";
import { useProblemText } from "../runtime/words/use-problem-text.ts";
import { useWords } from "../runtime/words/use-words.ts";
import { documentUploadCopy } from "./document-upload.copy.ts";
import { type GivenDocument, isUploadUnderWay, type Uploads } from "./useUploads.ts";

interface DocumentSlotProps extends Pick<UploadFieldProps, "label" | "errorMessage" | "isDisabled"> {
  /** Tells it from the other slots of the form. */
  readonly slot: string;
  /** The files of the form. */
  readonly uploads: Uploads;
  readonly value: GivenDocument | undefined;
}

const usualTypes = ["application/pdf", "image/jpeg", "image/png"];

const documentCamera = createPartOnDemand(() => import("./DocumentCamera.tsx"), "DocumentCamera");

/** Takes the document for one slot of a form; it is kept until it is used once. */
export function DocumentSlot({ label, slot, uploads, value, errorMessage, isDisabled }: DocumentSlotProps) {
  const t = useCopy(documentUploadCopy);
  const writeProblem = useProblemText();
  const items = useHeld(value, uploads, slot);
  const { accepted = usualTypes, max_bytes: maxBytes } = uploads.settings ?? {};
  const isUnderWay = items.some(isUploadUnderWay);
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
  const field = useRef<HTMLDivElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  useEffect(() => {
    // The button that was pressed has gone.
    if (isReplacing) field.current?.querySelector("button")?.focus();
  }, [isReplacing]);
  // One that was sent before this part of the page was opened again, of which only the name is left.
  if (value && items.length === 0) {
    return (
      <Alert
        tone="success"
        heading={label}
        actions={
          <Button
            size="sm"
            isDisabled={isDisabled}
            onPress={() => {
              setReplacing(true);
              uploads.onChange(slot, undefined);
            }}
          >
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
      ref={field}
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
        uploads.onChange(slot, undefined);
        return uploads.queue.add(file, slot);
      }}
      onPause={uploads.queue.pause}
      onResume={uploads.queue.resume}
      onRemove={(id) => {
        uploads.queue.remove(id);
        uploads.onChange(slot, undefined);
      }}
      otherWay={camera}
      // What is missing is on its way: whoever goes on too early is told to wait, not to give it.
      errorMessage={isUnderWay ? errorMessage && t("wait") : errorMessage}
      isDisabled={isDisabled}
    />
  );
}

/** The slot's files without one that was used: it is forgotten, and has to be given anew. */
function useHeld(value: GivenDocument | undefined, { items, queue }: Uploads, slot: string) {
  const own = items.filter((item) => item.slot === slot);
  const findDone = () => own.find(({ state }) => state === "done")?.id;
  const [before, setBefore] = useState(value);
  const [used, setUsed] = useState(() => (value ? undefined : findDone()));
  if (before !== value) {
    setBefore(value);
    setUsed(before && !value ? findDone() : undefined);
  }
  useEffect(() => {
    if (used !== undefined) queue.remove(used);
  }, [used, queue]);
  return used === undefined ? own : own.filter(({ id }) => id !== used);
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

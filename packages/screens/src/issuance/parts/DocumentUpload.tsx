import { checkFile, formatFileSize } from "@id-desk/core";
import { Alert, Button, UploadField } from "@id-desk/ui";
import { useEffect, useMemo } from "react";
import { useCopy } from "../../runtime/registry-context.ts";
import { useLatest } from "../../runtime/use-latest.ts";
import { useProblemText } from "../../runtime/use-problem-text.ts";
import { useUnsavedWork } from "../../runtime/use-unsaved-work.ts";
import { documentUploadCopy } from "./document-upload.copy.ts";
import { type DocumentUploadOptions, useDocumentUpload } from "./useDocumentUpload.ts";

/** A document that the registry keeps until it is used once. */
export interface SentDocument {
  /** Good for one call. */
  readonly path: string;
  /** What staff called the file. */
  readonly name: string;
}

/** What the field of a document takes. */
export interface DocumentUploadProps extends DocumentUploadOptions {
  readonly label: string;
  readonly value: SentDocument | undefined;
  readonly onChange: (document: SentDocument | undefined) => void;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

const usualTypes = ["application/pdf", "image/jpeg", "image/png"];

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
  const { items, queue } = useDocumentUpload(options);
  const { uploads } = options;
  const accepted = uploads?.accepted ?? usualTypes;
  const maxBytes = uploads?.max_bytes;
  const done = items.find(({ state }) => state === "done");
  const isUnderWay = items.some(({ state }) => state !== "done" && state !== "failed");
  useUnsavedWork(isUnderWay ? t("leaving") : undefined);
  useTold(done, onChange);
  const words = useMemo(
    () => ({
      choose: t("choose"),
      replace: t("replace"),
      drop: t("drop"),
      full: t("full"),
      files: t("files"),
      states: {
        waiting: t("waiting"),
        sending: t("sending"),
        retrying: t("retrying"),
        paused: t("paused"),
        failed: t("failed"),
        done: t("done"),
      },
      progress: (sent: string, size: string) => t("progress", { sent, size }),
      pause: t("pause"),
      resume: t("resume"),
      tryAgain: t("tryAgain"),
      remove: t("remove"),
      arrived: (name: string) => t("arrived", { name }),
      failed: (name: string, reason: string) => t("couldNot", { name, reason }),
      removed: (name: string) => t("removed", { name }),
      refused: (name: string, reason: string) => t("refused", { name, reason }),
      alt: (name: string) => t("alt", { name }),
    }),
    [t],
  );

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
  const isUsed = done !== undefined && value === undefined && errorMessage !== undefined;
  return (
    <UploadField
      label={label}
      description={maxBytes ? t("hint", { max: formatFileSize(maxBytes) }) : t("hintAnySize")}
      words={words}
      items={isUsed ? [] : items}
      mostFiles={1}
      accepted={accepted}
      checkFile={(file) =>
        writeProblem(checkFile(file, { accepted, ...(maxBytes !== undefined && { maxBytes }) })[0])
      }
      formatSize={formatFileSize}
      onAdd={(file) => {
        if (isUsed) queue.clear();
        onChange(undefined);
        return queue.add(file);
      }}
      onPause={queue.pause}
      onResume={queue.resume}
      onRemove={(id) => {
        queue.remove(id);
        onChange(undefined);
      }}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
    />
  );
}

/** Tells once of each file that has arrived. */
function useTold(
  done: ReturnType<typeof useDocumentUpload>["items"][number] | undefined,
  onChange: (document: SentDocument) => void,
): void {
  const latest = useLatest(onChange);
  const result = done?.result;
  const name = done?.name;
  useEffect(() => {
    if (result && name !== undefined) latest.current({ path: result.file_path, name });
  }, [result, name, latest]);
}

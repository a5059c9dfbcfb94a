import { forwardRef, type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { Button } from "../Button/index.ts";
import { UploadIcon } from "../icons/index.ts";
import { type ChosenFiles, FileInput } from "../internal/Field/FileInput.tsx";
import { GroupFrame } from "../internal/Field/GroupFrame.tsx";
import { type FieldProps, isFilled } from "../internal/Field/useField.ts";
import { useDrop } from "../internal/useDrop.ts";
import * as css from "./UploadField.css.ts";
import { UploadRow } from "./UploadRow.tsx";

/** How far one file has come. */
export type ShownUpload = {
  readonly id: number;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its media type as the browser tells it. */
  readonly type: string;
  /** How many of its bytes have been sent. */
  readonly sent: number;
  readonly state: "waiting" | "sending" | "retrying" | "paused" | "failed" | "done";
  /** Why it failed, for staff. */
  readonly error?: { readonly message: string } | undefined;
};

/** What a field for files says; `name` is a file's. */
export type UploadFieldWords = {
  /** The button that opens the list of files. */
  choose: string;
  /** In place of `choose`, where there is room for one file and it is there. */
  replace: string;
  /** Beside the button: files can be dropped on the field. */
  drop: string;
  /** Why the button cannot be pressed, where there is no room for more. */
  full: string;
  /** The name of the list. */
  files: string;
  states: Readonly<Record<ShownUpload["state"], string>>;
  /** How much of a file has been sent: "2.1 MB of 4.7 MB". */
  progress: (sent: string, size: string) => string;
  pause: string;
  resume: string;
  tryAgain: string;
  remove: string;
  /** Heard when a file is there. */
  arrived: (name: string) => string;
  /** Heard when a file could not be sent. */
  failed: (name: string, reason: string) => string;
  removed: (name: string) => string;
  /** Why one of the chosen files is not taken. */
  refused: (name: string, reason: string) => string;
  /** What the picture beside a file shows, for those who do not see it. */
  alt: (name: string) => string;
};

/** Another way to a file than the browser's list of files, as a camera. */
export type UploadWay = {
  /** Its button. */
  label: string;
  icon?: ReactNode;
  /** It was pressed, and what it opens is still on its way. */
  isPending?: boolean | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What it opens, above the buttons; `take` is given the file that it makes, and closes it. */
  draw: (take: (file: File) => void) => ReactNode;
};

/** What a field for files takes. */
export type UploadFieldProps = Omit<FieldProps, "isInvalid" | "isRequired"> & {
  words: UploadFieldWords;
  /** The files, in the order in which they were added. */
  items: readonly ShownUpload[];
  /** Takes a file that may be sent, and gives the id that it has among `items` from then on. */
  onAdd: (file: File) => number;
  onPause: (id: number) => void;
  /** Goes on with a file that is paused or has failed. */
  onResume: (id: number) => void;
  onRemove: (id: number) => void;
  /** Why a file may not be sent, before anything of it is; nothing where it may. */
  checkFile?: ((file: File) => string | undefined) | undefined;
  /** Writes a size so that people can compare it. */
  formatSize: (bytes: number) => string;
  /** Media types and endings for the browser's list of files. */
  accepted?: readonly string[] | undefined;
  /** Where it is one, another file takes the place of the one before. */
  mostFiles?: number | undefined;
  otherWay?: UploadWay | undefined;
  isDisabled?: boolean | undefined;
};

/** Asks for files, and shows how far each has come. It sends nothing itself. */
export const UploadField = forwardRef<HTMLDivElement, UploadFieldProps>(function UploadField(
  {
    words,
    items,
    onAdd,
    onPause,
    onResume,
    onRemove,
    checkFile,
    formatSize,
    accepted,
    mostFiles = Number.POSITIVE_INFINITY,
    otherWay,
    isDisabled = false,
    errorMessage,
    ...frame
  },
  ref,
) {
  const files = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const chosen = useChosen(items);
  const [removed, setRemoved] = useState<string>();
  const [told, forgetTold] = useTold(items, words);
  const way = useRef<HTMLButtonElement>(null);
  useFocusBack(way, otherWay?.isOpen ?? false);
  const isReplaced = mostFiles === 1 && items.length === 1;
  const isFull = !isReplaced && items.length >= mostFiles;

  function take(files: ChosenFiles) {
    const refused: string[] = [];
    let room = mostFiles - (isReplaced ? 0 : items.length);
    let isFirst = true;
    // Whoever chooses another file has given up the one that could not be sent, whatever becomes of the next.
    const [before] = items;
    if (isReplaced && before?.state === "failed") onRemove(before.id);
    for (const file of files) {
      const reason = room > 0 ? checkFile?.(file) : words.full;
      if (reason !== undefined) {
        refused.push(words.refused(file.name, reason));
        continue;
      }
      if (isFirst && isReplaced && before?.state !== "failed") for (const { id } of items) onRemove(id);
      isFirst = false;
      room -= 1;
      chosen.set(onAdd(file), file);
    }
    setRefusals(refused);
    setRemoved(undefined);
    forgetTold();
    otherWay?.onOpenChange(false);
  }
  const { isOver, dropProps } = useDrop({ isDisabled: isDisabled || isFull, onDrop: take });

  return (
    <GroupFrame
      {...frame}
      ref={ref}
      errorMessage={refusals.length > 0 ? <Lines of={refusals} /> : errorMessage}
      told={removed ?? told}
    >
      {items.length > 0 && (
        <ul className={css.list} aria-label={words.files}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              file={chosen.get(item.id)}
              words={words}
              formatSize={formatSize}
              isDisabled={isDisabled}
              onPause={onPause}
              onResume={onResume}
              onRemove={() => {
                onRemove(item.id);
                setRemoved(words.removed(item.name));
                // The button goes with its file.
                choose.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {otherWay?.isOpen && otherWay.draw((file) => take([file]))}
      <div {...dropProps} className={css.place} data-over={isOver || undefined}>
        <Button
          ref={choose}
          size="sm"
          icon={<UploadIcon />}
          isDisabled={isDisabled || isFull}
          disabledReason={isFull ? words.full : undefined}
          onPress={() => files.current?.click()}
        >
          {isReplaced ? words.replace : words.choose}
        </Button>
        {otherWay && !otherWay.isOpen && (
          <Button
            ref={way}
            size="sm"
            icon={otherWay.icon}
            isPending={otherWay.isPending}
            isDisabled={isDisabled || isFull}
            onPress={() => {
              setRefusals([]);
              otherWay.onOpenChange(true);
            }}
          >
            {otherWay.label}
          </Button>
        )}
        {!isDisabled && !isFull && <span className={css.drop}>{words.drop}</span>}
      </div>
      <FileInput ref={files} accept={accepted?.join(",")} multiple={mostFiles > 1} onChoose={take} />
    </GroupFrame>
  );
});

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => <div key={line}>{line}</div>);
}

/** What was chosen here, to show pictures of it. A file is forgotten once its row is gone: it may be of a person. */
function useChosen(items: readonly ShownUpload[]): Map<number, File> {
  const chosen = useRef(new Map<number, File>());
  const shown = useRef<readonly number[]>([]);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const ids = items.map(({ id }) => id);
    const gone = shown.current.filter((id) => !ids.includes(id));
    shown.current = ids;
    for (const id of gone) chosen.current.delete(id);
    // React keeps what it drew before: drawn once more, that is without the file too.
    if (gone.length > 0) drawAgain();
  }, [items]);
  return chosen.current;
}

/** Leads back to the button of what was open, where the focus went with it. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) button.current?.focus();
  }, [button, isOpen]);
}

/** What is heard of the files: that one is there, or could not be sent. */
function useTold(
  items: readonly ShownUpload[],
  words: UploadFieldWords,
): readonly [told: string | undefined, forget: () => void] {
  const [told, setTold] = useState<string>();
  const before = useRef(new Map(items.map(({ id, state }) => [id, state])));
  useEffect(() => {
    const news = items
      .filter(({ id, state }) => state !== before.current.get(id))
      .flatMap((item) => {
        if (item.state === "done") return [words.arrived(item.name)];
        return item.state === "failed" ? [words.failed(item.name, item.error?.message ?? "")] : [];
      });
    before.current = new Map(items.map(({ id, state }) => [id, state]));
    if (isFilled(news.join(" "))) setTold(news.join(" "));
  }, [items, words]);
  return [told, () => setTold(undefined)];
}

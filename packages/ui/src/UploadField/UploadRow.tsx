import { Button } from "../Button/index.ts";
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CirclePauseIcon,
  FileTextIcon,
  HourglassIcon,
  ImageIcon,
  RefreshIcon,
  TrashIcon,
  UploadIcon,
} from "../icons/index.ts";
import { Picture } from "../Picture/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./UploadField.css.ts";
import type { ShownUpload, UploadFieldWords } from "./UploadField.tsx";

/** Pictures that every browser shows. */
const shownTypes = ["image/jpeg", "image/png", "image/webp"];

const signs = {
  waiting: HourglassIcon,
  sending: UploadIcon,
  retrying: RefreshIcon,
  paused: CirclePauseIcon,
  failed: CircleAlertIcon,
  done: CircleCheckIcon,
} as const;

/** One file: what it is, how far it has come, and what can be done with it. */
export function UploadRow({
  item,
  file,
  words,
  formatSize,
  isDisabled,
  onPause,
  onResume,
  onRemove,
}: {
  item: ShownUpload;
  file: File | undefined;
  words: UploadFieldWords;
  formatSize: (bytes: number) => string;
  isDisabled: boolean;
  onPause: (id: number) => void;
  onResume: (id: number) => void;
  onRemove: () => void;
}) {
  const { id, name, size, type, sent, state, error } = item;
  const Sign = signs[state];
  const isUnderWay = state === "waiting" || state === "sending" || state === "retrying";
  const isPartly = isUnderWay || state === "paused";
  return (
    <li className={css.row} data-state={state}>
      <span className={css.preview}>
        {file && shownTypes.includes(type) ? (
          <Picture file={file} alt={words.alt(name)} size="sm" className={css.picture} />
        ) : type.startsWith("image/") ? (
          <ImageIcon />
        ) : (
          <FileTextIcon />
        )}
      </span>
      <div className={css.facts}>
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={css.state}>
          <Sign className={css.sign} />
          <span>
            {words.states[state]}
            {" · "}
            <span className={css.size}>
              {isPartly && sent > 0 ? words.progress(formatSize(sent), formatSize(size)) : formatSize(size)}
            </span>
          </span>
        </span>
        {isPartly && (
          <progress
            className={css.progress}
            value={Math.min(sent, size)}
            max={Math.max(size, 1)}
            aria-label={name}
          />
        )}
        {state === "failed" && error && <bdi className={css.reason}>{error.message}</bdi>}
      </div>
      <div className={css.commands}>
        {isUnderWay && (
          <Button size="sm" variant="quiet" isDisabled={isDisabled} onPress={() => onPause(id)}>
            {words.pause} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {(state === "paused" || state === "failed") && (
          <Button size="sm" variant="quiet" isDisabled={isDisabled} onPress={() => onResume(id)}>
            {state === "paused" ? words.resume : words.tryAgain} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        <Button size="sm" variant="quiet" icon={<TrashIcon />} isDisabled={isDisabled} onPress={onRemove}>
          {words.remove} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

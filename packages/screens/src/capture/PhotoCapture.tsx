import type { CaptureCheck } from "@id-desk/core";
import {
  Alert,
  Button,
  checkPhoto,
  Form,
  ImageField,
  type PhotoCheckName,
  PhotoVerdict,
  Spinner,
  TextArea,
} from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../runtime/forms/use-form.ts";
import { useCopy, useRegistryOptions } from "../runtime/registry/registry-context.ts";
import { useWords } from "../runtime/words/use-words.ts";
import { useUnsavedWork } from "../runtime/writing/use-unsaved-work.ts";
import * as css from "./capture.css.ts";
import { photoCaptureCopy } from "./photo-capture.copy.ts";

/** A photograph that staff use, and how it was taken. */
export interface TakenPhoto {
  /** A JPEG of 7 to 9. */
  readonly photo: Blob;
  readonly taken_with: "camera" | "file";
  readonly checks: readonly CaptureCheck[];
  /** Why it is used although a check failed. */
  readonly reason?: string;
}

/** In pixels and bytes. */
const limits = { longestSide: 1080, mostBytes: 600_000 };
const leastSide = 600;

/** What the contract calls the checks of this computer. */
const codes: Readonly<Record<PhotoCheckName, string>> = {
  size: "size",
  shape: "shape",
  sharpness: "sharpness",
  brightness: "brightness",
  background: "background",
  oneFace: "face",
  levelEyes: "eyes",
};

/** Looks at a photograph; what cannot be looked at is not checked. */
async function lookAt(photo: Blob, signal: AbortSignal): Promise<CaptureCheck[]> {
  const seen = await checkPhoto(photo, { signal });
  if ("trouble" in seen) return [{ code: "size", result: "not_checked" }];
  return seen.checks.map(({ name, state, measured }) => ({
    code: codes[name],
    result: state === "notChecked" ? "not_checked" : state,
    ...(measured !== undefined && { measured: Math.round(measured * 100) / 100 }),
  }));
}

/** The photograph that was taken last, while it is looked at or needs a reason. */
export type PhotoLook = ReturnType<typeof usePhotoLook>;

interface PhotoCaptureProps {
  readonly label: string;
  /** Of `usePhotoLook`, in the page: a look goes on where this part is closed. */
  readonly look: PhotoLook;
  /** The photograph that is used, where this window has it. */
  readonly value: Blob | undefined;
  /** What was looked at in the photograph that is used. */
  readonly checks: readonly CaptureCheck[];
  /** Returns whether it was removed. The field announces the removal after that. */
  readonly onRemove: () => Promise<boolean>;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean;
}

/** Takes a photograph of somebody with a camera or from a file. Where a check fails it is used with a reason alone. */
export function PhotoCapture({ look, value, checks, onRemove, ...field }: PhotoCaptureProps) {
  const t = useCopy(photoCaptureCopy);
  const words = useWords(photoCaptureCopy);
  const { devices } = useRegistryOptions();
  const { failed } = look;
  const shown = failed?.checks ?? checks;
  return (
    <div className={css.part}>
      <ImageField
        {...field}
        description={t("hint")}
        words={{ ...words, cameraTroubles: words, troubles: words }}
        value={failed?.photo ?? value}
        aspect={7 / 9}
        leastSide={leastSide}
        limits={limits}
        wantedWidth={1920}
        facing="user"
        overlay="face"
        cameras={devices?.camera}
        onPicture={look.setUnused}
        onChange={(photo, source = "file") => {
          look.setUnused(false);
          if (photo) return look.at(photo, source);
          return failed ? look.forget() : onRemove();
        }}
      />
      {look.isChecking && <Spinner label={t("checking")} />}
      {shown.length > 0 && <Verdicts checks={shown} />}
      {failed && <Anyway look={look} onUse={(reason) => look.use({ ...failed, reason })} />}
    </div>
  );
}

/** Looks at the photograph that was taken last, and holds it while it needs a reason. */
export function usePhotoLook(onTaken: (taken: TakenPhoto) => void) {
  const t = useCopy(photoCaptureCopy);
  const [failed, setFailed] = useState<TakenPhoto>();
  const [isChecking, setChecking] = useState(false);
  const [isUnused, setUnused] = useState(false);
  const [reason, setReason] = useState("");
  const last = useRef<AbortController>(undefined);
  useUnsavedWork(isChecking || isUnused || failed ? t("leaving") : undefined);
  useEffect(() => () => last.current?.abort(), []);
  function forget(): void {
    last.current?.abort();
    setChecking(false);
    setFailed(undefined);
    setReason("");
  }
  function use(taken: TakenPhoto): void {
    forget();
    onTaken(taken);
  }
  return {
    failed,
    isChecking,
    /** A picture is taken, and neither used nor given up. */
    isUnused,
    setUnused,
    /** Why the failed one is used, as far as it is typed. */
    reason,
    setReason,
    use,
    forget,
    async at(photo: Blob, taken_with: TakenPhoto["taken_with"]): Promise<void> {
      forget();
      const controller = new AbortController();
      last.current = controller;
      setChecking(true);
      const checks = await lookAt(photo, controller.signal).catch(() => undefined);
      if (controller.signal.aborted) return;
      setChecking(false);
      const taken = { photo, taken_with, checks: checks ?? [] };
      if (taken.checks.some(({ result }) => result === "failed")) setFailed(taken);
      else use(taken);
    },
  };
}

/** Lists what was looked at in a photograph. */
function Verdicts({ checks }: { readonly checks: readonly CaptureCheck[] }) {
  const t = useCopy(photoCaptureCopy);
  const words = useWords(photoCaptureCopy);
  const { texts } = photoCaptureCopy;
  const read = (code: string) => (Object.hasOwn(texts, code) ? t(code as keyof typeof texts) : code);
  return (
    <PhotoVerdict
      label={t("checks")}
      words={{ states: words, summary: (counts) => t("summary", counts) }}
      verdicts={checks.map(({ code, result }) => ({
        id: code,
        text: read(code),
        state: result === "not_checked" ? "notChecked" : result,
        detail: result === "failed" ? read(`${code}Help`) : undefined,
      }))}
    />
  );
}

/** Asks why a photograph is used although a check failed. */
function Anyway({ look, onUse }: { readonly look: PhotoLook; readonly onUse: (reason: string) => void }) {
  const t = useCopy(photoCaptureCopy);
  const form = useForm({
    start: { reason: look.reason },
    onChange: ({ reason }) => look.setReason(reason),
    check: ({ reason }) => ({ reason: reason.trim() === "" && t("reasonRequired") }),
  });
  return (
    <Form onSubmit={() => form.validate() && onUse(form.values.reason.trim())}>
      <Alert tone="warning" heading={t("anywayHelp")} />
      <TextArea {...form.field("reason")} label={t("reason")} maxLength={500} isRequired />
      <div>
        <Button type="submit">{t("anyway")}</Button>
      </div>
    </Form>
  );
}

import { Button } from "@id-desk/ui";
import { CopyIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import * as css from "./second-factor.css.ts";

/** Copies a text, and says whether that worked. */
export function CopyButton({
  text,
  label,
  words,
}: {
  readonly text: string;
  readonly label: string;
  readonly words: Readonly<Record<"copied" | "notCopied", string>>;
}) {
  const [outcome, setOutcome] = useState<{ readonly said: string; readonly times: number }>();
  const say = (said: string) => setOutcome((before) => ({ said, times: (before?.times ?? 0) + 1 }));
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  return (
    <>
      <Button size="sm" icon={<CopyIcon />} onPress={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={css.said}>
        {/* A new element each time, or a screen reader would not announce it again. */}
        {outcome && <span key={outcome.times}>{outcome.said}</span>}
      </span>
    </>
  );
}

import type { ReactNode } from "react";
import type { Tone } from "../theme/index.ts";
import { ToneIcon } from "./ToneIcon.tsx";
import { toneText } from "./tones.css.ts";

/** The sign of a state in the colour of its tone: its own, or else that of the tone. */
export function ToneSign({ tone, icon }: { tone: Tone; icon?: ReactNode }) {
  return <span className={toneText[tone]}>{icon ?? <ToneIcon tone={tone} />}</span>;
}

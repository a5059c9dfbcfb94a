import type { LanguageChoice } from "@id-desk/screens/shell";
import { useCallback, useSyncExternalStore } from "react";
import { registry } from "./registry.ts";

/** Where this browser keeps what was chosen: nothing about a person. `first-paint.ts` reads it. */
const place = "id-desk-appearance";

/** The languages of this back office. */
export const languages: readonly LanguageChoice[] = [
  { tag: "en", name: "English" },
  { tag: "dv", name: "Dhivehi", isDraft: true },
];

/** Words of the back office itself, by their English; English where there are none. */
type Words = Readonly<Record<string, string>>;

const loadDhivehi = () => import("./languages/dv.ts");

/** What staff choose in their menu. */
interface Choice {
  readonly mode: "light" | "dark" | "system";
  readonly language: string;
}

/** How the back office looks and which language it speaks, on this computer. */
interface Appearance extends Choice {
  readonly words: Words;
}

const page = document.documentElement;
const keptMode = page.dataset.mode;

let current: Appearance = {
  mode: keptMode === "dark" || keptMode === "system" ? keptMode : "light",
  language: "en",
  words: {},
};
/** What this browser was told: also a language whose words do not come today. */
let kept: Choice = { mode: current.mode, language: page.lang === "dv" ? "dv" : "en" };
const listeners = new Set<() => void>();
let turn = 0;

/**
 * Takes what somebody chose, keeps it in this browser, and tells the page: the mode at once, a language when its words
 * are there. Where they do not come, what was spoken before goes on being spoken.
 */
export async function choose({ mode, language }: Partial<Choice>): Promise<void> {
  if (mode !== undefined) {
    page.dataset.mode = mode;
    document
      .querySelector('meta[name="color-scheme"]')
      ?.setAttribute("content", mode === "system" ? "light dark" : mode);
    take({ mode });
  }
  if (language === undefined) return;
  turn += 1;
  const thisTurn = turn;
  const dhivehi = language === "dv" ? await loadDhivehi().catch(() => undefined) : undefined;
  if (thisTurn !== turn || (language === "dv" && !dhivehi)) return;
  if (dhivehi) registry.update({ locale: "dv", catalogues: { dv: dhivehi.catalogue } });
  else registry.update({ locale: "en" });
  page.lang = language;
  page.dir = language === "dv" ? "rtl" : "ltr";
  take({ language }, dhivehi?.words ?? {});
}

function take(choice: Partial<Choice>, words = current.words): void {
  current = { ...current, ...choice, words };
  kept = { ...kept, ...choice };
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Where nothing may be kept it holds until the page is left.
  }
}

/** Speaks the language that this browser was last told; settles when its words are there, or do not come. */
export async function startAppearance(): Promise<void> {
  if (page.lang !== "dv") return;
  await choose({ language: "dv" });
  if (current.language === "dv") return;
  page.lang = "en";
  page.dir = "ltr";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The appearance as it is now, again on every change of it. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, () => current);
}

/** Says a text of the back office itself in the language that is spoken now. */
export function useWords(): (text: string) => string {
  const { words } = useAppearance();
  return useCallback((text) => words[text] ?? text, [words]);
}

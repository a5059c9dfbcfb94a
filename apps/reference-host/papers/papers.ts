import { cards } from "./cards.copy.ts";
import { commands } from "./commands.copy.ts";
import { forms } from "./forms.copy.ts";
import { guides } from "./guides.copy.ts";
import type { Paper } from "./paper.ts";

/** The papers of this back office, in the order in which Resources shows them. */
export const papers: readonly Paper[] = [...cards, commands, ...forms, ...guides];

import type { InteractionSearch } from "../../database/xpat/list-interactions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { countSeenCharacters } from "../../domain/written-forms.ts";
import { readInteractionNo } from "../../domain/xpat/interaction-rules.ts";

/**
 * Reads what staff typed to search for, without the spaces around it.
 *
 * @throws Refusal at the field where fewer than two of its characters are seen.
 */
export function readSearchText(field: string, text: string): string {
  const part = text.trim().replaceAll(/\s+/g, " ");
  if (countSeenCharacters(part) < 2) throw refuseFields({ [field]: ["Type at least 2 characters."] });
  return part;
}

/** Reads what interactions are looked for by. */
export function readInteractionSearch(text: string): InteractionSearch {
  const part = readSearchText("search", text);
  const interactionNo = readInteractionNo(part);
  return interactionNo === "" ? { part } : { interactionNo };
}

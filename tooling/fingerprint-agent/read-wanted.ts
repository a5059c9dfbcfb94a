import type { Wanted } from "./simulated-reader.ts";

const fingers = ["thumb", "index", "ring", "middle", "little"];
const hands = ["left", "right"];

/** Reads what a page asks for; nothing where the agent does not know it, or its reader cannot take it. */
export function readWanted(
  body: string,
  { protocol, takesSlaps }: { readonly protocol: 1 | 2; readonly takesSlaps: boolean },
): Wanted | undefined {
  const { finger, hand, fingers: several, ...others } = readRecord(body);
  if (Object.keys(others).length > 0) return undefined;
  const isHand = typeof hand === "string" && hands.includes(hand);
  if (hand !== undefined && (protocol === 1 || !isHand)) return undefined;
  if (several === undefined) {
    return isFinger(finger) ? { fingers: [finger], ...(isHand && { hand }) } : undefined;
  }
  if (finger !== undefined || !takesSlaps || !isHand || !Array.isArray(several)) return undefined;
  const isSlap = several.length > 0 && several.length <= 4 && new Set(several).size === several.length;
  return isSlap && several.every(isFinger) ? { hand, fingers: several, isSlap } : undefined;
}

const isFinger = (word: unknown): word is string => typeof word === "string" && fingers.includes(word);

function readRecord(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

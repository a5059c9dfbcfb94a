import type { DraftInput } from "../../runtime/drafts/draft-saver.ts";
import { blankValues, type SheetValues } from "./sheet-values.ts";
import type { SheetWork } from "./sheet-work.ts";

/** What a draft keeps of a sheet: no code, no tick and no picture. Documents are named by where the registry has them. */
export interface SheetDraft {
  readonly values: SheetValues;
  readonly documents: SheetWork["documents"];
  readonly explanations: SheetWork["explanations"];
}

/** Writes what a draft keeps; nothing while the input is as it was at the beginning. */
export function writeDraft(
  idNumber: string | undefined,
  work: SheetWork,
  before: Pick<SheetWork, "values">,
): DraftInput | undefined {
  const documents = Object.fromEntries(
    Object.entries(work.documents).flatMap(([slot, given]) =>
      given?.path ? [[slot, { name: given.name, path: given.path }]] : [],
    ),
  );
  const { values, explanations } = work;
  const hasTyped = Object.entries(values).some(
    ([name, text]) => text.trim() !== before.values[name as keyof SheetValues].trim(),
  );
  const hasMore =
    Object.keys(documents).length > 0 || Object.values(explanations).some((text) => text.trim() !== "");
  if (!idNumber || (!hasTyped && !hasMore)) return undefined;
  return { idNumber, content: { values, documents, explanations } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a draft, which an older page may have written: what it does not know is left out. */
export function readDraft(content: DraftInput["content"]): SheetDraft {
  const { values, documents, explanations } = content as Readonly<Record<string, unknown>>;
  const texts = (from: unknown) =>
    Object.fromEntries(
      Object.entries(isRecord(from) ? from : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
  const known = Object.fromEntries(Object.entries(texts(values)).filter(([name]) => name in blankValues));
  const given = Object.entries(isRecord(documents) ? documents : {}).flatMap(([slot, document]) => {
    const { name, path } = texts(document);
    return name !== undefined && path !== undefined ? [[slot, { name, path }] as const] : [];
  });
  return {
    values: { ...blankValues, ...known } as SheetValues,
    documents: Object.fromEntries(given),
    explanations: texts(explanations),
  };
}

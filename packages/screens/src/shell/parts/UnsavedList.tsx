import { useCopy } from "../../runtime/registry/registry-context.ts";
import { leaveCopy } from "./leave.copy.ts";

/** Says what would be lost. */
export function UnsavedList({ sentences }: { readonly sentences: readonly string[] }) {
  const t = useCopy(leaveCopy);
  if (sentences.length === 0) return <p>{t("lost")}</p>;
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}

import type { IssuanceSummary } from "@id-desk/core";
import { CircleCheckIcon, CircleMinusIcon } from "@id-desk/ui/icons";
import * as css from "./Issuances.css.ts";
import type { IssuancesWords } from "./issuance-columns.tsx";

/** Shows what was taken as proof, each in a word and a sign; nothing where nothing was. */
export function ProofMarks({
  proof: { thumb, finger, thumb_missing_reason: reason, signature, documents },
  t,
  none = null,
}: {
  readonly proof: IssuanceSummary["proof"];
  readonly t: IssuancesWords;
  /** Shown where nothing was taken. */
  readonly none?: string | null;
}) {
  const print = finger && finger !== "thumb" ? "fingerprint" : "thumb";
  const marks = [
    (thumb || reason) && t(thumb ? print : "noThumb"),
    signature && t("signature"),
    documents > 0 && t("documents", { count: documents }),
  ];
  if (!marks.some(Boolean)) return none && <span className={css.missing}>{none}</span>;
  return (
    <span className={css.proof}>
      {marks.map(
        (words, place) =>
          words && (
            <span key={words} className={css.mark}>
              {place > 0 || thumb ? (
                <CircleCheckIcon className={css.given} />
              ) : (
                <CircleMinusIcon className={css.missing} />
              )}
              <bdi>{words}</bdi>
            </span>
          ),
      )}
    </span>
  );
}

import type { IssuanceSummary } from "@id-desk/core";
import { PartSigns } from "../../records/PartSigns.tsx";
import type { IssuancesWords } from "./issuance-columns.tsx";

/** Shows what was taken as proof: a sign for the print and one for the signature, struck out where it is missing. */
export function ProofMarks({
  proof: { thumb, finger, signature },
  t,
}: {
  readonly proof: IssuanceSummary["proof"];
  readonly t: IssuancesWords;
}) {
  const print = finger && finger !== "thumb" ? "fingerprint" : "thumb";
  return (
    <PartSigns
      parts={[
        { part: "fingerprints", isMissing: !thumb, words: t(thumb ? print : "noThumb") },
        { part: "signature", isMissing: !signature, words: t(signature ? "signature" : "noSignature") },
      ]}
    />
  );
}

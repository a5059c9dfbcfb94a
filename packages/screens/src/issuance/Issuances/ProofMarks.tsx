import type { IssuanceSummary } from "@id-desk/core";
import { FingerprintIcon, SignatureIcon } from "@id-desk/ui/icons";
import { PartSigns } from "../../records/PartSigns.tsx";
import type { IssuancesWords } from "./issuance-columns.tsx";

/**
 * Shows what was taken as proof: a sign for the print and one for the signature, struck out where it is missing, and in
 * words what there is of the two.
 */
export function ProofMarks({
  proof: { thumb, finger, signature },
  t,
}: {
  readonly proof: IssuanceSummary["proof"];
  readonly t: IssuancesWords;
}) {
  const print = finger && finger !== "thumb" ? "fingerprint" : "thumb";
  const summary = thumb ? (signature ? "bothTaken" : "noSignature") : signature ? "noThumb" : "noneTaken";
  return (
    <PartSigns
      parts={[
        { Sign: FingerprintIcon, isMissing: !thumb, words: t(thumb ? print : "noThumb") },
        { Sign: SignatureIcon, isMissing: !signature, words: t(signature ? "signature" : "noSignature") },
      ]}
      summary={t(summary)}
    />
  );
}

import { VisuallyHidden } from "@id-desk/ui";
import { CameraIcon, FingerprintIcon, SignatureIcon } from "@id-desk/ui/icons";
import type { ComponentType, ReactNode } from "react";
import * as css from "./PartSigns.css.ts";

/** The signs of the parts of somebody's biometrics. */
export const partSigns = { photo: CameraIcon, fingerprints: FingerprintIcon, signature: SignatureIcon };

/** A part of somebody's biometrics, as a list shows it. */
interface PartSign {
  readonly Sign: ComponentType;
  readonly isMissing: boolean;
  /** What the sign means: "Photograph: missing". */
  readonly words: string;
}

/** Shows which biometrics are there: a sign for each part, of which a missing one is struck out. */
export function PartSigns({
  parts,
  summary,
}: {
  readonly parts: readonly PartSign[];
  /** Says in words what there is of all parts, for those who do not know the signs. */
  readonly summary?: string | undefined;
}): ReactNode {
  const signs = (
    <span className={css.signs}>
      {parts.map(({ Sign, isMissing, words }) => (
        <span key={words} className={css.sign} data-state={isMissing ? "missing" : undefined} title={words}>
          <Sign />
          <VisuallyHidden>{words}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
  if (!summary) return signs;
  return (
    <span className={css.summed}>
      {signs}
      {/* The signs say the same to those who hear them. */}
      <span className={css.summary} aria-hidden="true">
        {summary}
      </span>
    </span>
  );
}

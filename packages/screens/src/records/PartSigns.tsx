import { VisuallyHidden } from "@id-desk/ui";
import { CameraIcon, FingerprintIcon, SignatureIcon } from "@id-desk/ui/icons";
import type { ReactNode } from "react";
import * as css from "./PartSigns.css.ts";

const signs = { photo: CameraIcon, fingerprints: FingerprintIcon, signature: SignatureIcon } as const;

/** A part of somebody's biometrics, as a list shows it. */
interface PartSign {
  readonly part: keyof typeof signs;
  readonly isMissing: boolean;
  /** What the sign means: "Photograph: missing". */
  readonly words: string;
}

/** Shows which biometrics are there: a sign for each part, of which a missing one is struck out. */
export function PartSigns({ parts }: { readonly parts: readonly PartSign[] }): ReactNode {
  return (
    <span className={css.signs}>
      {parts.map(({ part, isMissing, words }) => {
        const Sign = signs[part];
        return (
          <span key={part} className={css.sign} data-state={isMissing ? "missing" : undefined} title={words}>
            <Sign />
            <VisuallyHidden>{words}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}

import type { KeptValues } from "@id-desk/core";
import { useState } from "react";
import { useTypedBefore } from "./kept-forms.ts";

/**
 * Holds which dialog is open. If a session ended while something was typed in it, the dialog is open again after the
 * next sign-in.
 *
 * @param form the name under which it is kept.
 * @param keeping how it is written when a session ends, and how it is read again.
 */
export function useAsked<Asked extends object>(
  form: string,
  keeping: {
    readonly read: (kept: KeptValues) => Asked | undefined;
    readonly write: (asked: Asked) => KeptValues;
  },
) {
  const typedBefore = useTypedBefore(form);
  const [restored] = useState(() => typedBefore && keeping.read(typedBefore));
  const [asked, ask] = useState(restored);
  return {
    asked,
    /** Opens the dialog for something, or closes it. The same function for good. */
    ask,
    kept: {
      form,
      about: asked ? keeping.write(asked) : {},
      typedBefore: asked === restored ? typedBefore : undefined,
    },
  };
}

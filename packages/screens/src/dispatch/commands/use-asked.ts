import type { KeptValues } from "@id-desk/core";
import { useState } from "react";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";

/**
 * Holds what is asked for in a dialog, and keeps it through a session that ends; at first what something was typed for
 * when one did.
 *
 * @param form the name under which it is kept.
 * @param dialog writes what is kept, so that `read` can ask for it again.
 */
export function useAsked<Asked extends object>(
  form: string,
  dialog: {
    readonly read: (kept: KeptValues) => Asked | undefined;
    readonly write: (asked: Asked) => KeptValues;
  },
) {
  const typedBefore = useTypedBefore(form);
  const [restored] = useState(() => typedBefore && dialog.read(typedBefore));
  const [asked, ask] = useState(restored);
  return {
    asked,
    /** Opens the dialog for something, or closes it. The same function for good. */
    ask,
    kept: {
      form,
      about: asked ? dialog.write(asked) : {},
      typedBefore: asked === restored ? typedBefore : undefined,
    },
  };
}

import type { KeptValues } from "@id-desk/core";
import { useState } from "react";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import type { KeptDialog } from "../../runtime/writing/RecordDialog.tsx";

/** What is asked for in a dialog, which is kept through a session that ends. */
export interface AskedState<Asked> {
  readonly asked: Asked | undefined;
  /** Opens the dialog for something, or closes it. The same function for good. */
  readonly ask: (asked: Asked | undefined) => void;
  readonly kept: KeptDialog;
}

/**
 * Holds what is asked for in a dialog; at first what something was typed for when the session ended.
 *
 * @param form the name under which it is kept.
 * @param write what is kept, so that `read` can ask for it again.
 */
export function useAsked<Asked extends object>(
  form: string,
  {
    read,
    write,
  }: {
    readonly read: (kept: KeptValues) => Asked | undefined;
    readonly write: (asked: Asked) => KeptValues;
  },
): AskedState<Asked> {
  const typedBefore = useTypedBefore(form);
  const [restored] = useState(() => typedBefore && read(typedBefore));
  const [asked, ask] = useState(restored);
  return {
    asked,
    ask,
    kept: {
      form,
      about: asked ? write(asked) : {},
      typedBefore: asked === restored ? typedBefore : undefined,
    },
  };
}

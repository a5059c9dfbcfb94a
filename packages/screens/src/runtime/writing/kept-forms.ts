import { createKeptForms, type KeptValues } from "@id-desk/core";
import { useEffect, useState } from "react";
import { createPerRegistry } from "../registry/per-registry.ts";
import { useRegistry } from "../registry/registry-context.ts";

/** The open forms of each registry. The first page that has one begins it, so a sign-in page pays nothing for it. */
const keptFormsOf = createPerRegistry(({ session }) => createKeptForms(session));

/**
 * What the user had typed into a form when their session ended; nothing unless they are back at the same centre. It
 * is read when the page is shown, and stays what it was.
 */
export function useTypedBefore(form: string): KeptValues | undefined {
  const registry = useRegistry();
  const [typedBefore] = useState(() => keptFormsOf(registry).find(form));
  return typedBefore;
}

/** Keeps what is typed into a form for as long as it is open, for its user to find after a session that ended. */
export function useKeptForm(form: string, values: KeptValues | undefined): void {
  const registry = useRegistry();
  useEffect(() => values && keptFormsOf(registry).hold(form, values), [registry, form, values]);
}

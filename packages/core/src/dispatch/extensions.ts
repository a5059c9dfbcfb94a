import { listOf, type Reader, readText } from "../client/read-fields.ts";
import type { components } from "../contract/registry.gen.d.ts";

/** What a server can beyond the specification, in a word of the contract. */
export type Extension = components["schemas"]["Extensions"][number];

/** Reads what a server says that it can: nothing where it says nothing. Words that are not known do no harm. */
export const readExtensions: Reader<Extension[]> = listOf<Extension>(readText);

/** Whether the server that gave this answer can do something beyond the specification; `false` before any answer. */
export function serverCan(
  answer: { readonly extensions?: readonly Extension[] } | undefined,
  extension: Extension,
): boolean {
  return answer?.extensions?.includes(extension) ?? false;
}

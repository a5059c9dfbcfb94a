import type { RegistryError } from "@id-desk/core";

/** Who had done before what was tried, and when. */
export interface EarlierDoing {
  readonly by: string | undefined;
  readonly at: string | undefined;
}

/**
 * Who changed a record after it was shown, when, and its version now, if the registry tells it. Undefined if the refusal
 * has another reason.
 */
export function readStaleChange({
  serverCode,
  context,
}: RegistryError): (EarlierDoing & { readonly version: number | undefined }) | undefined {
  if (serverCode !== "stale_version") return undefined;
  const { version, changed_by, changed_at } = context;
  return {
    by: readNameOf(changed_by),
    at: typeof changed_at === "string" ? changed_at : undefined,
    version: typeof version === "number" ? version : undefined,
  };
}

/** What a refusal says: the sentences about its fields where it has no words of its own. */
export function readRefusalText({ message, reason, serverCode, fields }: RegistryError): string {
  const sentences = Object.values(fields).flat();
  return reason || serverCode || sentences.length === 0 ? message : sentences.join(" ");
}

/** The name of a person or a place in what a refusal tells; nothing where it is neither. */
export function readNameOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, fullname } = value as { readonly name?: unknown; readonly fullname?: unknown };
  if (typeof name === "string") return name;
  return typeof fullname === "string" ? fullname : undefined;
}

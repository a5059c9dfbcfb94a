/** Whether PostgreSQL can store a text as it is: it has no NUL and half characters would be replaced. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** The names of the fields in which a value, or a value inside it, cannot be stored as it is. */
export function listUnstorable(value: unknown, field = "body"): string[] {
  if (typeof value === "string") return isStorable(value) ? [] : [field];
  if (Array.isArray(value)) return value.flatMap((item) => listUnstorable(item, field));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => listUnstorable(item, name));
  }
  return [];
}

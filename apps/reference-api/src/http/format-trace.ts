/**
 * What the log may hold of an error: its name, its code and where it happened. Messages are left out, since
 * a database puts the values of a row into them.
 */
export function formatTrace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}`, ...frames.slice(0, 12)].join("\n");
}

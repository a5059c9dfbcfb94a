import { formatFileSize } from "../format/file-size.ts";
import { createProblem, type Problem } from "./problem.ts";

/** What a kind of upload takes; the product configures it, no screen knows a figure. */
export interface UploadLimits {
  /** Left out: any size. */
  readonly maxBytes?: number;
  /** Media types ("image/png", "image/*") and file name endings (".pdf"). Left out or empty: any type. */
  readonly accepted?: readonly string[];
}

/** What there is to know about a file before it is read. */
export interface FileFacts {
  /** With its ending. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The media type as the browser tells it; "" when it does not know. */
  readonly type: string;
}

/** Checks a chosen file against the configured size and types, before anything is sent. */
export function checkFile(file: FileFacts, limits: UploadLimits): Problem[] {
  const problems: Problem[] = [];
  const accepted = limits.accepted ?? [];
  if (accepted.length > 0 && !accepted.some((pattern) => isAccepted(file, pattern.toLowerCase()))) {
    problems.push(
      createProblem("file_type_not_accepted", { accepted: [...new Set(accepted.map(nameType))].join(", ") }),
    );
  }
  if (file.size === 0) problems.push(createProblem("file_empty"));
  if (limits.maxBytes !== undefined && file.size > limits.maxBytes) {
    problems.push(createProblem("file_too_large", { max: formatFileSize(limits.maxBytes) }));
  }
  return problems;
}

/** "image/png" and ".png" as staff know them: "PNG". */
function nameType(pattern: string): string {
  const kind = pattern.startsWith(".") ? pattern.slice(1) : pattern.split("/")[1];
  return !kind || kind === "*" ? pattern : kind.toUpperCase();
}

function isAccepted(file: FileFacts, pattern: string): boolean {
  const type = file.type.toLowerCase();
  if (pattern.startsWith(".")) return file.name.toLowerCase().endsWith(pattern);
  if (pattern.endsWith("/*")) return type.startsWith(pattern.slice(0, -1));
  return type === pattern;
}

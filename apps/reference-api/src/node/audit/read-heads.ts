import type { KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { StartRefused } from "../start-refused.ts";
import { isSignedBy, readSignedHead, type SignedHead } from "./signed-head.ts";

/** The heads of a file, and how many of its lines could not be read. A power cut can break a line. */
export interface ReadHeads {
  readonly heads: readonly SignedHead[];
  readonly unread: number;
}

/**
 * Reads a file of signed heads.
 *
 * @throws StartRefused when the file cannot be read, or when a line is not signed with one of the keys.
 */
export function readHeads(file: string, keys: readonly KeyObject[]): ReadHeads {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new StartRefused(`The heads in ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const heads: SignedHead[] = [];
  let unread = 0;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const head = readSignedHead(line);
    if (!head) unread += 1;
    else if (isSignedBy(head, keys)) heads.push(head);
    else {
      throw new StartRefused(
        `Line ${index + 1} of ${file} was changed, or signed with another key (${head.keyId}).`,
      );
    }
  }
  return { heads, unread };
}

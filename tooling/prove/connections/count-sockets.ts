import { readdirSync, readlinkSync } from "node:fs";

/** Counts the open sockets of a process of this machine. */
export function countSockets(processId: number | undefined): number {
  const folder = `/proc/${processId}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith("socket:");
    } catch {
      // It was closed meanwhile.
      return false;
    }
  }).length;
}

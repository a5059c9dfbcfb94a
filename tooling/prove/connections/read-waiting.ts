import { readFileSync } from "node:fs";

/** Returns how long the processes of a server and of this proof have waited for a processor, in milliseconds. */
export function readWaiting(processId: number | undefined): number {
  const read = (pid: number | string) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  return read(processId ?? "self") + read("self");
}

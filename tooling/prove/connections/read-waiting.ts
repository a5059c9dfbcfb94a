import { readFileSync } from "node:fs";

/** For how many milliseconds a server's process and this one have waited for the machine, which had other work. */
export function readWaiting(processId: number | undefined): number {
  const read = (pid: number | string) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  return read(processId ?? "self") + read("self");
}

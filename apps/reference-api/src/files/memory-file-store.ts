import type { FileStore } from "../ports.ts";

/** Keeps files for as long as the process runs, where there is no folder for them. */
export function createMemoryFileStore(clock: () => Date): FileStore {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly at: Date }>();
  return {
    async keep(name, bytes) {
      files.set(name, { bytes, at: clock() });
    },
    read: async (name) => files.get(name)?.bytes,
    async remove(name) {
      files.delete(name);
    },
    listBefore: async (moment) =>
      Array.from(files, ([name, { at }]) => ({ name, at }))
        .filter(({ at }) => at < moment)
        .map(({ name }) => name),
  };
}

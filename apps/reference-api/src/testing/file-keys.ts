import { createFileKeys } from "../node/files/file-keys.ts";

/** Gives a key that seals files of tests; the same id gives the same key. */
export const makeFileKey = (id: string) => ({ id, key: new Uint8Array(32).fill(id.charCodeAt(0)) });

/** Seals the files of tests that are about something else. */
export const testFileKeys = createFileKeys([makeFileKey("test")]);

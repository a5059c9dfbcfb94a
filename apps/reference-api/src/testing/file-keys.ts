import { createFileKeys } from "../node/files/file-keys.ts";

/** Makes a key for files of tests. The same id gives the same key. */
export const makeFileKey = (id: string) => ({ id, key: new Uint8Array(32).fill(id.charCodeAt(0)) });

/** For tests that need a key of files but do not test it. */
export const testFileKeys = createFileKeys([makeFileKey("test")]);

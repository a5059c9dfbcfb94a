import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** The page itself is not among them: whoever serves it writes into it where it is served. */
const worthwhile = /\.(?:css|js|json|svg|txt|wasm|webmanifest)$/;

/** The best that brotli can takes seconds for a file of this size, and saves little. */
const largeFile = 300_000;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const encoders = {
  br: (plain: Uint8Array) =>
    asBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: plain.byteLength > largeFile ? 5 : constants.BROTLI_MAX_QUALITY,
      },
    }),
  gz: (plain: Uint8Array) => asGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `main.js.br` and `main.js.gz` next to a `main.js`, where they are smaller. */
async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const encoded = await encode(plain);
      if (encoded.byteLength < plain.byteLength) await writeFile(`${path}.${extension}`, encoded);
    }),
  );
}

/** Compresses what is built, once: a server that finds nothing next to a file does it anew at each start. */
export const compressedFiles: Plugin = {
  name: "compressed-files",
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && worthwhile.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    await Promise.all(paths.map(compress));
  },
};

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { readSessionCookie } from "../session/cookie.ts";
import { formatHostPage, type HostPlace, type Manifest } from "./host-page.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** These are compressed already. */
const compact: readonly string[] = [".ico", ".pdf", ".png", ".woff2"];

/** An encoding that browsers ask for, and what the build calls a file that has it. */
interface Encoding {
  readonly extension: string;
  readonly encode: (plain: Uint8Array) => Promise<Uint8Array>;
  readonly decode: (encoded: Uint8Array) => Promise<Buffer>;
}

const compressBrotli = promisify(brotliCompress);
/** More work on a file of this size would hold up the start for seconds, and save little. */
const largeFile = 300_000;
const encodings: Readonly<Record<"br" | "gzip", Encoding>> = {
  br: {
    extension: ".br",
    encode: (plain) =>
      compressBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]:
            plain.byteLength > largeFile ? 5 : constants.BROTLI_DEFAULT_QUALITY,
        },
      }),
    decode: promisify(brotliDecompress),
  },
  gzip: { extension: ".gz", encode: promisify(gzip), decode: promisify(gunzip) },
};
/** The one that is sent where a browser takes several comes first. */
const encodingNames = ["br", "gzip"] as const;

/** A file in memory, also in the encodings that browsers ask for. */
interface ServedFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly vary: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly encoded: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** What the build has compressed of a file, where that is the file still: nothing else must ever be sent for it. */
async function readEncoded(
  path: string,
  plain: Uint8Array,
  { extension, decode }: Encoding,
): Promise<Uint8Array | undefined> {
  if (!existsSync(path + extension)) return undefined;
  const encoded = readFileSync(path + extension);
  const decoded = await decode(encoded).catch(() => undefined);
  return decoded?.equals(plain) ? encoded : undefined;
}

/** @param path where the build may have put what it compressed of it. */
async function prepareFile(
  path: string,
  plain: Uint8Array<ArrayBuffer>,
  { cacheControl, vary = "Accept-Encoding" }: { cacheControl: string; vary?: string },
): Promise<ServedFile> {
  const extension = extname(path);
  const encoded = new Map<string, Uint8Array<ArrayBuffer>>();
  if (!compact.includes(extension)) {
    await Promise.all(
      encodingNames.map(async (name) => {
        const encoding = encodings[name];
        const bytes = new Uint8Array(
          (await readEncoded(path, plain, encoding)) ?? (await encoding.encode(plain)),
        );
        if (bytes.byteLength < plain.byteLength) encoded.set(name, bytes);
      }),
    );
  }
  return { type: types[extension] ?? "application/octet-stream", cacheControl, vary, plain, encoded };
}

function answerFile(file: ServedFile, request: Request): Response {
  const accepted = (request.headers.get("Accept-Encoding") ?? "")
    .split(",")
    .map((one) => one.trim().split(";")[0]);
  const encoding = encodingNames.find((one) => accepted.includes(one) && file.encoded.has(one));
  const bytes = (encoding && file.encoded.get(encoding)) ?? file.plain;
  return new Response(bytes, {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": file.cacheControl,
      Vary: file.vary,
      ...(encoding && { "Content-Encoding": encoding }),
    },
  });
}

function readManifest(folder: string): Manifest {
  const file = join(folder, ".vite", "manifest.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
}

function listPaths(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const all = new Set(paths);
  const isEncoded = (path: string) => /\.(?:br|gz)$/.test(path) && all.has(path.slice(0, -3));
  return paths.filter((path) => !path.startsWith(".") && path !== "index.html" && !isEncoded(path));
}

/**
 * Reads a built host into memory, compressed by its build or else here, and gives what answers for it: its files, and
 * its page for every other address without a dot. Nothing when the folder holds no built host.
 *
 * @param place where the host is served, and what its page is told of.
 */
export async function readHostFiles(
  folder: string,
  place: HostPlace = {},
): Promise<((request: Request) => Response | undefined) | undefined> {
  const { basePath = "/" } = place;
  const index = join(folder, "index.html");
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, "utf8");
  const manifest = readManifest(folder);

  const preparePage = (chunk: string) =>
    prepareFile(index, new TextEncoder().encode(formatHostPage(html, manifest, chunk, place)), {
      cacheControl: "no-cache",
      vary: "Accept-Encoding, Cookie",
    });
  const [signedOut, signedIn] = await Promise.all([preparePage("login"), preparePage("shell")]);
  const files = new Map<string, ServedFile>(
    await Promise.all(
      listPaths(folder).map(async (path) => {
        const isHashed = path.startsWith("assets/");
        const place = join(folder, path);
        const file = await prepareFile(place, new Uint8Array(readFileSync(place)), {
          cacheControl: isHashed ? "public, max-age=31536000, immutable" : "no-cache",
        });
        return [basePath + path, file] as const;
      }),
    ),
  );

  return (request) => {
    const { pathname } = new URL(request.url);
    if (!`${pathname}/`.startsWith(basePath)) return undefined;
    const file = files.get(pathname);
    if (file) return answerFile(file, request);
    if (pathname.includes(".") && pathname !== `${basePath}index.html`) return undefined;
    return answerFile(readSessionCookie(request.headers) ? signedIn : signedOut, request);
  };
}

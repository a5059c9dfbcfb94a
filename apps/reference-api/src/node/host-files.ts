import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readSessionCookie } from "../session/cookie.ts";
import { formatHostPage, type Manifest } from "./host-page.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** These are compressed already. */
const compact: readonly string[] = [".ico", ".png", ".woff2"];

const compressBrotli = promisify(brotliCompress);
/** More work on a file of this size would hold up the start for seconds, and save little. */
const largeFile = 300_000;
const encoders = {
  br: (plain: Uint8Array) =>
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: plain.byteLength > largeFile ? 5 : constants.BROTLI_DEFAULT_QUALITY,
      },
    }),
  gzip: promisify(gzip),
};
const encodings = ["br", "gzip"] as const;

/** A file in memory, also in the encodings that browsers ask for. */
interface ServedFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly vary: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly encoded: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

async function prepareFile(
  path: string,
  plain: Uint8Array<ArrayBuffer>,
  { cacheControl, vary = "Accept-Encoding" }: { cacheControl: string; vary?: string },
): Promise<ServedFile> {
  const extension = extname(path);
  const encoded = new Map<string, Uint8Array<ArrayBuffer>>();
  if (!compact.includes(extension)) {
    await Promise.all(
      encodings.map(async (encoding) => {
        const bytes = new Uint8Array(await encoders[encoding](plain));
        if (bytes.byteLength < plain.byteLength) encoded.set(encoding, bytes);
      }),
    );
  }
  return { type: types[extension] ?? "application/octet-stream", cacheControl, vary, plain, encoded };
}

function answerFile(file: ServedFile, request: Request): Response {
  const accepted = (request.headers.get("Accept-Encoding") ?? "")
    .split(",")
    .map((one) => one.trim().split(";")[0]);
  const encoding = encodings.find((one) => accepted.includes(one) && file.encoded.has(one));
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
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith(".") && path !== "index.html");
}

/**
 * Reads a built host into memory, compressed once, and gives what answers for it: its files, and its page
 * for every other address without a dot. Nothing when the folder holds no built host.
 *
 * @param basePath where the host is served, with a slash at both ends.
 */
export async function readHostFiles(
  folder: string,
  basePath = "/",
): Promise<((request: Request) => Response | undefined) | undefined> {
  const index = join(folder, "index.html");
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, "utf8");
  const manifest = readManifest(folder);

  const preparePage = (chunk: string) =>
    prepareFile(index, new TextEncoder().encode(formatHostPage(html, manifest, chunk, basePath)), {
      cacheControl: "no-cache",
      vary: "Accept-Encoding, Cookie",
    });
  const [signedOut, signedIn] = await Promise.all([preparePage("login"), preparePage("shell")]);
  const files = new Map<string, ServedFile>(
    await Promise.all(
      listPaths(folder).map(async (path) => {
        const isHashed = path.startsWith("assets/");
        const file = await prepareFile(path, new Uint8Array(readFileSync(join(folder, path))), {
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

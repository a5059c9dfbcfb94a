import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHostFiles } from "./host-files.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-host-"));
const script = "console.log('ID Desk');\n".repeat(50);
const weakBrotli = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
const weakGzip = gzipSync(script, { level: 1 });
let serve: (request: Request) => Response | undefined;

beforeAll(async () => {
  mkdirSync(join(folder, ".vite"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>ID Desk</title><!--id-desk:preload-->");
  writeFileSync(join(folder, "assets", "main-a1b2.js"), script);
  writeFileSync(join(folder, "assets", "font-a1b2.woff2"), "font");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  for (const name of ["built", "older", "broken"]) {
    writeFileSync(join(folder, "assets", `${name}-a1b2.js`), script);
  }
  // Both can be told from what the server makes itself.
  writeFileSync(join(folder, "assets", "built-a1b2.js.br"), weakBrotli);
  writeFileSync(join(folder, "assets", "built-a1b2.js.gz"), weakGzip);
  writeFileSync(join(folder, "assets", "older-a1b2.js.br"), brotliCompressSync("console.log('Before');"));
  writeFileSync(join(folder, "assets", "older-a1b2.js.gz"), gzipSync("console.log('Before');"));
  writeFileSync(join(folder, "assets", "broken-a1b2.js.br"), weakBrotli.subarray(0, 20));
  writeFileSync(join(folder, "assets", "broken-a1b2.js.gz"), "");
  writeFileSync(join(folder, "assets", "alone-a1b2.js.gz"), weakGzip);
  const entry = (name: string) => ({ file: `assets/${name}.js`, name });
  writeFileSync(
    join(folder, ".vite", "manifest.json"),
    JSON.stringify({ "a.ts": entry("login"), "b.ts": entry("shell") }),
  );
  const found = await readHostFiles(folder);
  if (!found) throw new Error("The built host was not found.");
  serve = found;
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(new URL(path, "http://localhost"), { headers }));

/** What a browser gets that takes these encodings. */
async function askFor(path: string, accepted: string) {
  const answer = ask(path, { "Accept-Encoding": accepted });
  return {
    encoding: answer?.headers.get("Content-Encoding"),
    vary: answer?.headers.get("Vary"),
    bytes: new Uint8Array((await answer?.arrayBuffer()) ?? []),
  };
}

describe("the built host", () => {
  test("its page answers every address without a dot, and is asked for again each time", async () => {
    for (const path of ["/", "/index.html", "/login", "/dispatch/receiving/5?page=2"]) {
      const answer = ask(path);
      expect(answer?.headers.get("Cache-Control")).toBe("no-cache");
      expect(await answer?.text()).toContain("<title>ID Desk</title>");
    }
  });

  test("its page loads sign-in for those who are signed out and the shell for the others", async () => {
    const cookie = { Cookie: "theme=dark; __Host-idd_session=abc" };

    expect(await ask("/")?.text()).toContain("/assets/login.js");
    expect(await ask("/", cookie)?.text()).toContain("/assets/shell.js");
    expect(ask("/")?.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
  });

  test("its hashed files are kept for ever, and sent as small as the browser takes them", async () => {
    const path = "/assets/main-a1b2.js";
    const [plain, zipped, brotli] = [
      ask(path),
      ask(path, { "Accept-Encoding": "gzip;q=0.8" }),
      ask(path, { "Accept-Encoding": "gzip, deflate, br, zstd" }),
    ];

    expect(plain?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(plain?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(await plain?.text()).toBe(script);
    const bytes = async (answer?: Response) => new Uint8Array((await answer?.arrayBuffer()) ?? []);
    expect(gunzipSync(await bytes(zipped)).toString()).toBe(script);
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(script);
    expect(brotli?.headers.get("Content-Encoding")).toBe("br");
  });

  test("what its build has compressed is sent as it is", async () => {
    const path = "/assets/built-a1b2.js";
    const [brotli, zipped] = await Promise.all(
      ["gzip, br", "gzip"].map((accepted) => askFor(path, accepted)),
    );

    expect(brotli).toEqual({ encoding: "br", vary: "Accept-Encoding", bytes: new Uint8Array(weakBrotli) });
    expect(zipped).toEqual({ encoding: "gzip", vary: "Accept-Encoding", bytes: new Uint8Array(weakGzip) });
    expect(await ask(path)?.text()).toBe(script);
  });

  test.each(["older", "broken"])("what is compressed of it and %s is not sent", async (name) => {
    const path = `/assets/${name}-a1b2.js`;
    const [brotli, zipped] = await Promise.all(["br", "gzip"].map((accepted) => askFor(path, accepted)));

    expect([brotli?.encoding, zipped?.encoding]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(brotli?.bytes ?? "").toString()).toBe(script);
    expect(gunzipSync(zipped?.bytes ?? "").toString()).toBe(script);
  });

  test("what is compressed has no address of its own, unless it is all there is", () => {
    expect(ask("/assets/built-a1b2.js.br")).toBeUndefined();
    expect(ask("/assets/built-a1b2.js.gz")).toBeUndefined();
    expect(ask("/assets/alone-a1b2.js.gz")?.status).toBe(200);
  });

  test("its texts name their encoding", () => {
    for (const path of ["/", "/assets/main-a1b2.js", "/icon.svg"]) {
      expect(ask(path)?.headers.get("Content-Type")).toMatch(/; charset=utf-8$/);
    }
  });

  test("fonts are not compressed again", () => {
    const answer = ask("/assets/font-a1b2.woff2", { "Accept-Encoding": "br" });

    expect([answer?.headers.get("Content-Type"), answer?.headers.get("Content-Encoding")]).toEqual([
      "font/woff2",
      null,
    ]);
  });

  test.each(["/assets/main-old.js", "/.vite/manifest.json", "/../package.json", "/%2e%2e/package.json"])(
    "%s is not served [T-3]",
    (path) => {
      expect(ask(path)).toBeUndefined();
    },
  );

  test("a folder without a built host serves nothing", async () => {
    expect(await readHostFiles(join(folder, "assets"))).toBeUndefined();
  });
});

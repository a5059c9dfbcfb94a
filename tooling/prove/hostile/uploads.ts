import type { Desk } from "./desk.ts";
import { formatRequest } from "./requests.ts";
import { listTexts } from "./texts.ts";
import type { Told, Wire } from "./wire.ts";

type Headers = readonly (readonly [string, string])[];

const version = ["Tus-Resumable", "1.0.0"] as const;
const chunk = ["Content-Type", "application/offset+octet-stream"] as const;
const lengths = [
  "",
  "-1",
  "0",
  "1",
  "1.5",
  "1e3",
  "0x10",
  "50000001",
  "99999999999999999999",
  "NaN",
  "٣",
  "1, 2",
  " ",
  "null",
  "00",
];

/** Attacks the place where files arrive in chunks: lengths, places and names that are lies. */
export async function attackUploads(
  wire: Wire,
  desk: Desk,
  random: () => number,
): Promise<{ sent: number; problems: string[] }> {
  const problems: string[] = [];
  let sent = 0;
  const allowed = [200, 201, 204, 400, 403, 404, 405, 409, 410, 412, 413, 415, 429, 431];

  async function ask(method: string, target: string, headers: Headers, body?: Buffer): Promise<Told> {
    sent += 1;
    const told = await wire.send(
      formatRequest({ method, target, headers: [["Host", "localhost"], ...desk.headers, ...headers], body }),
    );
    const what = `uploads, ${method} ${target.slice(0, 60)} ${JSON.stringify(headers).slice(0, 160)}`;
    if (!allowed.includes(told.status))
      problems.push(`${what}: status ${told.status} ${told.text.slice(0, 200)}`);
    if (told.headers.get("x-content-type-options") !== "nosniff")
      problems.push(`${what}: no security headers`);
    if (told.ms > 1_000) problems.push(`${what}: took ${told.ms.toFixed(0)} ms`);
    if (told.status >= 400 && method !== "HEAD" && !/^\{"message":"/.test(told.text)) {
      problems.push(`${what}: ${told.text.slice(0, 100)}`);
    }
    return told;
  }
  async function begin(length = "10"): Promise<string> {
    const told = await ask("POST", "/api/uploads", [version, ["Upload-Length", length]]);
    const location = told.headers.get("location") ?? "";
    return location === "" ? "" : `/api/${location.replace(/^\/?(api\/)?/, "")}`;
  }
  const remove = (place: string) => ask("DELETE", place, [version]);
  const drop = async (told: Told) => {
    const location = told.headers.get("location");
    if (location) await remove(`/api/${location.replace(/^\/?(api\/)?/, "")}`);
  };

  for (const length of lengths) {
    await drop(await ask("POST", "/api/uploads", [version, ["Upload-Length", length]]));
    await drop(await ask("POST", "/api/uploads", [version, ["Upload-Defer-Length", length]]));
    await drop(
      await ask("POST", "/api/uploads", [
        ["Tus-Resumable", length || "0"],
        ["Upload-Length", "1"],
      ]),
    );
  }
  const texts = listTexts(random, { naughty: 40, alike: 4 }).filter((text) => text.length < 5_000);
  for (const text of texts) {
    const metadata = `filename ${Buffer.from(text).toString("base64")}`;
    await drop(
      await ask("POST", "/api/uploads", [version, ["Upload-Length", "1"], ["Upload-Metadata", metadata]]),
    );
    const plain = text.replaceAll(/[\r\n\0]/g, "").slice(0, 500);
    await drop(
      await ask("POST", "/api/uploads", [version, ["Upload-Length", "1"], ["Upload-Metadata", plain]]),
    );
    await ask("HEAD", `/api/uploads/${encodeURIComponent(text.toWellFormed())}`, [version]);
    await ask(
      "PATCH",
      `/api/uploads/${encodeURIComponent(text.toWellFormed())}`,
      [version, chunk, ["Upload-Offset", "0"]],
      Buffer.from("a"),
    );
  }
  const place = await begin();
  for (const offset of lengths) {
    await ask("PATCH", place, [version, chunk, ["Upload-Offset", offset]], Buffer.from("abc"));
  }
  for (const type of ["", "text/plain", "application/json", "application/offset+octet-stream; a=b"]) {
    await ask("PATCH", place, [version, ["Content-Type", type], ["Upload-Offset", "0"]], Buffer.from("abc"));
  }
  // More than was said: nothing beyond it may be kept.
  const small = await begin("3");
  await ask("PATCH", small, [version, chunk, ["Upload-Offset", "0"]], Buffer.alloc(1_000, "a"));
  const kept = await ask("HEAD", small, [version]);
  if (Number(kept.headers.get("upload-offset") ?? 0) > 3)
    problems.push("uploads: more is kept than was said");
  for (const method of ["PUT", "GET", "TRACE", "POST", "PROPFIND"]) await ask(method, place, [version]);
  await ask("POST", place, [version, ["X-HTTP-Method-Override", "DELETE"]]);
  await remove(small);
  await remove(place);
  return { sent, problems };
}

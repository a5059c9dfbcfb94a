import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LaunchOptions } from "@playwright/test";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import { browserArguments, findBrowser } from "../../../tooling/find-browser.ts";

const [width, height] = [1280, 720];
const framesPerSecond = 5;

/** What stands before the camera for some seconds: a code as Code 128, or nothing. */
export interface Scene {
  readonly code?: string;
  readonly seconds: number;
}

/** Draws a code in the middle of a picture, dark on light, as brightness from 0 to 255. */
async function drawScene({ code }: Scene): Promise<Uint8Array> {
  const picture = new Uint8Array(width * height).fill(200);
  if (code === undefined) return picture;
  const { symbol, error } = await writeBarcode(code, { format: "Code128", scale: 1 });
  if (error) throw new Error(error);
  const bar = 4;
  const left = Math.floor((width - symbol.width * bar) / 2);
  for (let y = 260; y < 460; y += 1) {
    for (let x = 0; x < symbol.width * bar; x += 1) {
      picture[y * width + left + x] = (symbol.data[Math.floor(x / bar)] ?? 255) < 128 ? 20 : 235;
    }
  }
  return picture;
}

/** Writes what a camera sees to a file that Chromium shows in a camera's place, over and over. */
async function writeFilm(file: string, scenes: readonly Scene[]): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/writer/zxing_writer.wasm");
  const wasmBinary = new Uint8Array(readFileSync(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const parts: Uint8Array[] = [
    new TextEncoder().encode(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`),
  ];
  const grey = new Uint8Array((width * height) / 2).fill(128);
  const mark = new TextEncoder().encode("FRAME\n");
  for (const scene of scenes) {
    const picture = await drawScene(scene);
    for (let frame = 0; frame < scene.seconds * framesPerSecond; frame += 1) parts.push(mark, picture, grey);
  }
  writeFileSync(file, Buffer.concat(parts));
}

/** What `test.use` takes for journeys in front of a camera: a whole Chromium, and its film for as long as it runs. */
export function withCamera(scenes: readonly Scene[]) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
  const launchOptions = async ({}, use: (options: LaunchOptions) => Promise<void>) => {
    const folder = mkdtempSync(join(tmpdir(), "id-desk-film-"));
    const film = join(folder, "camera.y4m");
    await writeFilm(film, scenes);
    await use({
      executablePath: findBrowser({ isWhole: true }),
      args: [
        ...browserArguments,
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    rmSync(folder, { recursive: true, force: true });
  };
  const scope: { scope: "worker" } = { scope: "worker" };
  return { launchOptions: [launchOptions, scope] as [typeof launchOptions, typeof scope] };
}

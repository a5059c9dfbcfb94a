import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as journey } from "./journey.ts";
import { startServer } from "./server.ts";

/** Makes journeys at a server with settings of its own. */
export const withSettings = (settings: object) =>
  journey.extend({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), "id-desk-settings-"));
        const file = join(folder, "settings.json");
        writeFileSync(file, JSON.stringify(settings));
        const server = await startServer({ ID_DESK_SETTINGS: file });
        await use(server);
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "worker" },
    ],
  });

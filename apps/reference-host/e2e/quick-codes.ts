import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as journey } from "./journey.ts";
import { startServer } from "./server.ts";

/** Journeys in which the same person gets several codes: the server asks for no minute between them. */
export const test = journey.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "id-desk-settings-"));
      const settings = join(folder, "settings.json");
      writeFileSync(settings, JSON.stringify({ otp: { between: 0 } }));
      const server = await startServer({ ID_DESK_SETTINGS: settings });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

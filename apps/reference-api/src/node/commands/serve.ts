import { readServerSettings } from "../settings/read-server-settings.ts";
import { putVariables } from "../settings/variables.ts";
import { StartRefused } from "../start-refused.ts";
import { startServer } from "../start-server.ts";
import { defineCommand } from "./command.ts";
import { placeOptions } from "./place.ts";

/** Serves the API and the built host until the process is told to end. */
export const serveCommand = defineCommand({
  name: "serve",
  summary: "serve the API, and the host where one is built",
  options: {
    port: { type: "string", value: "NUMBER", says: "where it listens, in place of PORT" },
    host: { type: "string", value: "ADDRESS", says: "where it listens, in place of ID_DESK_HOST" },
    ...placeOptions,
    scale: { type: "boolean", says: "20,000 people and 30,000 cards more in an empty demonstration" },
    fresh: { type: "boolean", says: "with --demo: forget what the demonstration has, and begin anew" },
  },
  async run({ values, given, print }) {
    const settings = readServerSettings(
      putVariables(given, {
        PORT: values.port,
        ID_DESK_HOST: values.host,
        ID_DESK_DATA: values.data,
        ID_DESK_DEMO: values.demo ? "1" : undefined,
        ID_DESK_SCALE: values.scale ? "1" : undefined,
      }),
    );
    const { place } = settings;
    const isFresh = values.fresh ?? false;
    if (isFresh && place.postgresUrl) {
      throw new StartRefused(
        "--fresh is for a demonstration in a folder, and not for the database of DATABASE_URL.",
      );
    }
    const { ended } = await startServer({ ...settings, place: { ...place, isFresh } }, print);
    await ended;
  },
});

import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";

/** What the registry decides and the screens only show. */
export const getSettings = answerCenter("getSettings", async ({ ports }) => ({
  status: 200,
  body: { configs: ports.settings.shown, extensions: listExtensions(ports) },
}));

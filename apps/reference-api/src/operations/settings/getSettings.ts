import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";

/** What the registry decides and the screens only show. */
export const getSettings = answerCenter("getSettings", async ({ ports }) => {
  const { shown, issuance } = ports.settings;
  const configs = { ...shown, issuance: { ...shown.issuance, youngest_owner: issuance.youngestOwner } };
  return { status: 200, body: { configs, extensions: listExtensions(ports) } };
});

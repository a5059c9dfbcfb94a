import type { ApplicationHead } from "../../database/applications/change-application.ts";
import { readApplication } from "../../database/applications/read-application.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { openApplication } from "./look-at-application.ts";

/** One application with its history, to the centre that made it or hands its card over. */
export const getCenterApplication = answerCenter(
  "getCenterApplication",
  async (asked, { id }: ApplicationHead) => {
    const application = await readApplication(asked, id);
    return { status: 200, body: { application, extensions: listExtensions(asked.ports) } };
  },
  openApplication,
);

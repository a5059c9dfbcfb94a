import { holdApplication, recordApplicationEvent } from "../../database/applications/change-application.ts";
import { countPrints, readApplication } from "../../database/applications/read-application.ts";
import { answerCenter } from "../operation.ts";

/** Counts one more printout of an application's slip; the application itself, and so its version, stays as it is. */
export const markSlipPrinted = answerCenter("markSlipPrinted", async (asked) => {
  const { path, database, now, session, center } = asked;
  // The application is held, so nobody counts the same copy.
  const held = await holdApplication(asked, "markSlipPrinted", { id: path.id });
  const copies = (await countPrints(database, held.id)) + 1;
  await database
    .insertInto("application_prints")
    .values({
      application_id: held.id,
      copy: copies,
      printed_by: session.member.id,
      center_id: center.id,
      at: now,
    })
    .execute();
  await recordApplicationEvent(asked, held, {
    action: "print",
    notes: copies > 1 ? `Copy ${copies}.` : null,
  });
  return { status: 200, body: { copies, application: await readApplication(asked, held.id) } };
});

import { holdApplication, writeApplicationChange } from "../../database/applications/change-application.ts";
import { readApplication } from "../../database/applications/read-application.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";

/** Cancels an application that the registry is not working on; its person may apply again. */
export const cancelApplication = answerCenter("cancelApplication", async (asked) => {
  const { path, body, session, now, ports } = asked;
  const { notes, version } = body;
  checkNotes(notes);
  const reason = ports.settings.shown.applications.cancel_reasons.find(({ code }) => code === body.reason);
  if (!reason) throw refuseFields({ reason: ["Reason is not valid."] });
  const application = await holdApplication(asked, "cancelApplication", { id: path.appId }, { version });
  await writeApplicationChange(asked, application, {
    action: "cancel",
    set: {
      cancel_reason: body.reason,
      cancel_notes: notes,
      cancelled_by: session.member.id,
      cancelled_at: now,
    },
    notes: `${reason.label}: ${notes}`,
  });
  return {
    status: 200,
    body: { application: await readApplication(asked, application.id), message: "Application cancelled" },
  };
});

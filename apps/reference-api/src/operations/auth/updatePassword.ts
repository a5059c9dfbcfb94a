import { recordAct } from "../../database/audit.ts";
import { checkNewPassword, normalisePassword } from "../../domain/password-rule.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { endSessions, startSession } from "../../session/sessions.ts";
import { type AskedByMember, answerMember } from "../operation.ts";
import { checkCurrentPassword } from "./check-current-password.ts";

type Request = AskedByMember<"updatePassword">;

/** What the registry asks for beyond the product's own rules. */
function checkByRegistry({ body, session, ports }: Request): string[] {
  const { shortest, leastGuesses } = ports.settings.passwords;
  const password = normalisePassword(body.new_password);
  if ([...password].length < shortest) return [`Must be at least ${shortest} characters long.`];
  if (leastGuesses === 0 || !ports.guessPassword) return [];
  const { username, fullname } = session.member;
  const words = [username, ...fullname.split(" "), session.center?.name ?? "", "id desk", "dnr", "maldives"];
  if (ports.guessPassword(password, words) >= leastGuesses) return [];
  return ["Is easy to guess. Choose one that nobody would try."];
}

function checkFields(asked: Request): void {
  const { body, session } = asked;
  const { current_password, new_password, new_password_confirm } = body;
  const isSame = normalisePassword(new_password) === normalisePassword(current_password);
  const byRules = checkNewPassword(new_password);
  const broken = [
    // What the registry asks for beyond the rules is said once they are met.
    ...(byRules.length > 0 ? byRules : checkByRegistry(asked)),
    // Whoever made it would go on knowing it.
    ...(session.mustChangePassword && isSame ? ["Must be another one than the first password."] : []),
  ];
  const errors = {
    ...(broken.length > 0 && { new_password: broken }),
    ...(new_password !== new_password_confirm && {
      new_password_confirm: ["Confirm password does not match."],
    }),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
}

/** Runs before the transaction: a try with a wrong password counts although the call is refused. */
async function hashNewPassword(asked: Request): Promise<string> {
  checkFields(asked);
  return checkCurrentPassword(asked, "update_password_failed", () =>
    asked.ports.passwords.hash(normalisePassword(asked.body.new_password)),
  );
}

/** Changes the user's password; this session gets a new id and every other one ends. */
export const updatePassword = answerMember(
  "updatePassword",
  async (asked, password_hash: string) => {
    const { database, session, now, ports } = asked;
    const { id } = session.member;
    await database
      .updateTable("users")
      .set({ password_hash, password_expires_at: null })
      .where("id", "=", id)
      .execute();
    await endSessions(database, { userId: id });
    const renewed = await startSession(database, ports.random, {
      userId: id,
      centerId: session.center?.id ?? null,
      browser: session.browser,
      address: asked.address,
      now,
    });
    await recordAct(asked, { action: "update_password", subject: { type: "user", id } });
    return { status: 200, body: { message: "Password updated" }, session: renewed };
  },
  hashNewPassword,
);

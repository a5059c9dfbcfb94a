import { demonstrationPassword } from "../embedded.ts";
import { type Answer, openDesk, signIn } from "./desk.ts";
import { showCode } from "./show-code.ts";
import type { TestServer } from "./test-server.ts";

type Call = readonly [what: string, call: () => Promise<Answer<unknown>>];

/** One allowed call of every operation about a user's own session, password and second factor. */
export function listSessionCalls(server: TestServer) {
  const atHeadOffice = () => signIn(server, "clerk.male", 1);
  const body = { current_password: demonstrationPassword };
  return {
    getUser: [
      "user, center and _csrf [CALL-01] [DOM-01]",
      async () => (await atHeadOffice()).call("getUser"),
    ],
    login: [
      "user, center and _csrf after credentials [CALL-02] [DOM-01]",
      () =>
        openDesk(server).call("login", {
          body: { username: "clerk.male", password: demonstrationPassword },
        }),
    ],
    logout: ["the end of a session [CALL-03]", async () => (await atHeadOffice()).call("logout")],
    setCenter: [
      "dispatch_center to a dispatch_center id [CALL-04]",
      async () => (await signIn(server, "clerk.male")).call("setCenter", { body: { dispatch_center: 2 } }),
    ],
    updatePassword: [
      "a new password that is given twice [CALL-05]",
      async () =>
        (await atHeadOffice()).call("updatePassword", {
          body: {
            current_password: demonstrationPassword,
            new_password: "Island-2027!",
            new_password_confirm: "Island-2027!",
          },
        }),
    ],
    getSecondFactor: [
      "whether the user has a second factor",
      async () => (await atHeadOffice()).call("getSecondFactor"),
    ],
    startSecondFactor: [
      "a new secret to the password",
      async () =>
        (await atHeadOffice()).call("startSecondFactor", {
          body: { current_password: demonstrationPassword },
        }),
    ],
    confirmSecondFactor: [
      "recovery codes to a code of the new secret",
      async () => {
        const desk = await atHeadOffice();
        const { secret } = await desk.must("startSecondFactor", { body });
        return desk.call("confirmSecondFactor", { body: { otp: showCode(secret, server.clock.now) } });
      },
    ],
    listSessions: ["where the user is signed in", async () => (await atHeadOffice()).call("listSessions")],
    endOtherSessions: [
      "how many other sessions have ended",
      async () => (await atHeadOffice()).call("endOtherSessions"),
    ],
    listUserCenters: [
      "dispatch_centers of the user [CALL-06]",
      async () => (await signIn(server, "clerk.male")).call("listUserCenters"),
    ],
  } satisfies Readonly<Record<string, Call>>;
}

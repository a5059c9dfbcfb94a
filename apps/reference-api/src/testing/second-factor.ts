import { demonstrationPassword } from "../embedded.ts";
import type { Desk } from "./desk.ts";
import { showCode } from "./show-code.ts";
import type { TestServer } from "./test-server.ts";

/** Sets up a second factor for the signed-in user, and passes time until the app shows an unused code. */
export async function setUpSecondFactor(
  server: TestServer,
  desk: Desk,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret } = await desk.must("startSecondFactor", {
    body: { current_password: demonstrationPassword },
  });
  const otp = showCode(secret, server.clock.now);
  const { recovery_codes } = await desk.must("confirmSecondFactor", { body: { otp } });
  server.clock.pass({ seconds: 30 });
  return { secret, recoveryCodes: recovery_codes };
}

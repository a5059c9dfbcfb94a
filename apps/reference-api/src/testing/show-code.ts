import { TOTP } from "otpauth";

/** The code that an authenticator app with this secret shows at a moment. */
export const showCode = (secret: string, now: Date): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });

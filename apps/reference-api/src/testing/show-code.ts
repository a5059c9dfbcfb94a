import { TOTP } from "otpauth";

/** Returns the code that an authenticator app with this secret shows at a moment. */
export const showCode = (secret: string, now: Date): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });

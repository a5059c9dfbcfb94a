import { formatCount, formatMinutes, Refusal, refuseForNow } from "../../domain/refusal.ts";

const refuseFor = (code: string, message: string, seconds: number) =>
  refuseForNow({ message, code, context: { retry_after: seconds } }, seconds);

/** Says for how long no code is looked at, after too many wrong ones. */
export function refuseLocked(seconds: number): Refusal {
  const message = `Too many wrong codes. Try again in ${formatMinutes(seconds)}.`;
  return refuseFor("otp_locked", message, seconds);
}

/** Says when the next code may be sent, after one a moment ago. */
export function refuseTooSoon(seconds: number): Refusal {
  const message = `A code was just sent. Send the next one in ${formatCount(seconds, "second")}.`;
  return refuseFor("otp_too_soon", message, seconds);
}

/** Says when the next code may be sent, after too many to one number. */
export function refuseTooMany(seconds: number): Refusal {
  const message = `Too many codes were sent to this number. Send the next one in ${formatMinutes(seconds)}.`;
  return refuseFor("otp_too_many", message, seconds);
}

/** Says that a code is not the one that was sent, and how many more are looked at; after the last, when again. */
export function refuseWrongCode(
  attemptsLeft: number,
  { lockedFor }: { readonly lockedFor: number },
): Refusal {
  return new Refusal(
    400,
    {
      message: "Invalid collector otp",
      code: "collector_otp_invalid",
      context: { attempts_left: attemptsLeft },
    },
    attemptsLeft === 0 ? { "Retry-After": String(lockedFor) } : {},
  );
}

/** Says that a code is too old. */
export function refuseExpired(): Refusal {
  return new Refusal(400, { message: "The code has expired. Send a new one.", code: "otp_expired" });
}

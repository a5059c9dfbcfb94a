import { Refusal } from "../../domain/refusal.ts";

function refuseForNow(code: string, message: string, seconds: number): Refusal {
  return new Refusal(
    429,
    { message, code, context: { retry_after: seconds } },
    { "Retry-After": String(seconds) },
  );
}

function describeMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

/** Says for how long no code is looked at, after too many wrong ones. */
export function refuseLocked(seconds: number): Refusal {
  const message = `Too many wrong codes. Try again in ${describeMinutes(seconds)}.`;
  return refuseForNow("otp_locked", message, seconds);
}

/** Says when the next code may be sent, after one a moment ago. */
export function refuseTooSoon(seconds: number): Refusal {
  const unit = seconds === 1 ? "second" : "seconds";
  return refuseForNow(
    "otp_too_soon",
    `A code was just sent. Send the next one in ${seconds} ${unit}.`,
    seconds,
  );
}

/** Says when the next code may be sent, after too many to one number. */
export function refuseTooMany(seconds: number): Refusal {
  const message = `Too many codes were sent to this number. Send the next one in ${describeMinutes(seconds)}.`;
  return refuseForNow("otp_too_many", message, seconds);
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

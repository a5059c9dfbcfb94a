/** What the body of a refusal says, as the contract's schema Error has it. */
export interface RefusalBody {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly code?: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** Ends a request with an answer other than success; whatever its transaction did is undone. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RefusalBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Refuses what was sent, with the texts for each field that is wrong. */
export function refuseFields(errors: Readonly<Record<string, readonly string[]>>): Refusal {
  return new Refusal(400, { message: "Validation failed.", errors });
}

/** Refuses because the record's state or the input does not allow it. */
export function refuseByRule(rule: {
  readonly message: string;
  readonly code: string;
  readonly context?: Readonly<Record<string, unknown>>;
}): Refusal {
  const { message, code, context } = rule;
  return new Refusal(400, context ? { message, code, context } : { message, code });
}

/** Says that nobody is signed in. */
export function refuseUnauthenticated(): Refusal {
  return new Refusal(401, { message: "Unauthenticated.", code: "unauthenticated" });
}

/** Says that the request did not come from the product's own pages; a message of its own may say why. */
export function refuseForgery(
  message = "The request could not be verified. Reload the page and try again.",
): Refusal {
  return new Refusal(403, { message, code: "csrf" });
}

/** Says that the user's role does not open this area. */
export function refuseArea(): Refusal {
  return new Refusal(403, { message: "You do not have access to this area.", code: "forbidden" });
}

/** Says that somebody has to choose a password of their own first. */
export function refuseFirstPassword(): Refusal {
  return new Refusal(403, {
    message: "Change your first password before you go on: Change Password in the menu under your name.",
    code: "password_change_required",
  });
}

/** Says that the user has to set up a second factor first. */
export function refuseWithoutSecondFactor(): Refusal {
  return new Refusal(403, {
    message: "Set up your second factor before you go on.",
    code: "second_factor_required",
  });
}

/** Says that there is something at an address, and that it is not asked for like this. */
export function refuseMethod(allowed: readonly string[]): Refusal {
  const body = { message: "This method is not allowed here.", code: "method_not_allowed" };
  return new Refusal(405, body, { Allow: allowed.join(", ") });
}

/** Says that there is no such record. */
export function refuseMissing(message: string): Refusal {
  return new Refusal(404, { message, code: "not_found" });
}

/** Refuses for so many seconds what is too much at this moment, or was tried too often. */
export function refuseForNow(rule: RefusalBody, seconds: number): Refusal {
  return new Refusal(429, rule, { "Retry-After": String(seconds) });
}

/** Returns a number with its unit, which is given for one: "1 minute", "5 minutes". */
export const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Returns seconds in whole minutes, rounded up. */
export const formatMinutes = (seconds: number) => formatCount(Math.ceil(seconds / 60), "minute");

/** Says how much a file may hold. */
export function refuseLargeFile(mostBytes: number): Refusal {
  const limit = mostBytes >= 1_000_000 ? `${mostBytes / 1_000_000} MB` : `${mostBytes / 1000} kB`;
  return new Refusal(413, { message: `The file is larger than ${limit}.`, code: "too_large" });
}

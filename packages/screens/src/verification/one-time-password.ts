import { type Choice, type CollectorOtp, readContact } from "@id-desk/core";
import type { ActionName } from "../runtime/frame/screen-props.ts";
import type { SettingsReading } from "../runtime/settings/use-settings.ts";
import type { Writing } from "../runtime/writing/use-write.ts";

/** Where a one-time password stands that was sent to somebody. */
export type OneTimePassword = CollectorOtp;

/** One kind of call at the registry, and why the last one was refused. */
interface Asking<Asked, Answer> extends Pick<Writing<ActionName>, "isPending" | "error" | "reset"> {
  /** Gives the answer, or nothing when it was refused or stopped. */
  readonly send: (asked: Asked) => Promise<Answer | undefined>;
}

/** The code that somebody reads out, or a supervisor who vouches for them. */
export type Proof =
  | { readonly otp: string }
  | {
      readonly supervisor: Readonly<Record<"username" | "password" | "reason", string>> & {
        /** The code of the supervisor's authenticator app, if the registry asked for it. */
        readonly otp?: string;
      };
    };

/** The input of a supervisor who vouches or confirms. */
export type Vouching = Extract<Proof, { supervisor: unknown }>["supervisor"];

/** The phone number for the code, as typed. `isOther`: it is not the registered number; `reason` says why. */
export type ContactDraft = { readonly isOther: boolean } & Readonly<Record<"contact" | "reason", string>>;

/** The registered number of whom is verified, of which the end alone is known. */
type Registered = { readonly hasPhone: boolean } & Readonly<Record<"name" | "phone", string>>;

/** What the registry answers; a server may leave any of it out. */
type Sent = { readonly otp?: OneTimePassword };
type Verified = Readonly<Partial<Record<"verified_at" | "otp_token", string>>>;

/** A number that is not the registered one, and why the code goes there. */
type OtherNumber = Readonly<Record<"contact" | "reason", string>>;

/** What verifying somebody takes from the form around it. */
export interface VerificationProps {
  /** The words that say who is verified. */
  readonly words: Readonly<Record<"codeHint" | "cannot" | "supervisor", string>>;
  /** The code that was sent and is not verified yet. */
  readonly otp: OneTimePassword | null;
  /** When its seconds began to count, in the milliseconds of `performance.now()`. */
  readonly answeredAt: number;
  /**
   * Sends a code to the other number, or to the registered one if it is undefined. If the registry asks for a second person,
   * a supervisor confirms the other number.
   */
  readonly send: Omit<Asking<OtherNumber | undefined, Sent>, "send"> & {
    readonly send: (other: OtherNumber | undefined, supervisor?: Vouching) => Promise<Sent | undefined>;
  };
  readonly onSent: (answer: Sent) => Promise<void>;
  /** Holds a proof against what the registry knows. */
  readonly verify: Asking<Proof, Verified>;
  readonly onVerified: (answer: Verified, method: "otp" | "supervisor") => Promise<void>;
  readonly registered: Registered;
  readonly contact: ContactDraft;
  readonly onContactChange: (contact: ContactDraft) => void;
  /** What a refusal calls the number and the reason. */
  readonly wireNames: Readonly<Record<"contact" | "reason", string>>;
  /** Why a code may go to another number, and how the reading of that stands. */
  readonly reasons: readonly Choice[];
  readonly reading: SettingsReading;
  /** A supervisor may vouch where no code can be used. */
  readonly mayVouch: boolean;
}

/** Whether the code goes to another number than the registered one. */
export function isToOther({ hasPhone }: Registered, { isOther }: ContactDraft): boolean {
  return isOther || !hasPhone;
}

/** To which number a code is to go; nothing for the registered one. */
export function readTarget(registered: Registered, draft: ContactDraft) {
  const { contact, reason } = draft;
  return isToOther(registered, draft) ? { contact: readContact(contact), reason } : undefined;
}

/** Whether the last code went somewhere that is not known here, as after the page was loaded again. */
export function isSentElsewhere(otp: OneTimePassword, registered: Registered, draft: ContactDraft): boolean {
  if (isToOther(registered, draft)) return readContact(draft.contact) === "" || !draft.reason;
  // Not every page knows the end of the registered number.
  return Boolean(otp.sent_to_masked && registered.phone) && otp.sent_to_masked !== registered.phone;
}

import type { OtpFigures } from "./registry-settings.ts";
import { readWait } from "./windows.ts";

/** What one-time codes can be for. */
export type OtpPurpose = "collect_card" | "apply";

/** How often codes were told wrongly, and when last. */
export interface WrongCodes {
  readonly count: number;
  readonly last_at: Date;
}

/** The wrong codes that still count: they are forgotten together once the last is as old as a lock is long. */
export function countWrongCodes(wrong: WrongCodes | undefined, now: Date, { lockedFor }: OtpFigures): number {
  return wrong && readWait(wrong.last_at, lockedFor, now) > 0 ? wrong.count : 0;
}

/** For how many seconds no code is looked at; 0 when the next one is. */
export function readLock(wrong: WrongCodes | undefined, now: Date, figures: OtpFigures): number {
  if (!wrong || countWrongCodes(wrong, now, figures) < figures.mostWrong) return 0;
  return readWait(wrong.last_at, figures.lockedFor, now);
}

/**
 * For how many seconds a code opens something; 0 once it is too old. A clock that is put back lets it live once more as
 * long and no longer.
 */
export function readLifetime(sentAt: Date, now: Date, { validFor }: OtpFigures): number {
  return readWait(sentAt, validFor, now, validFor * 1000);
}

/** Reads a code as it was told or typed: spaces and hyphens do not matter; anything but the digits is "". */
export function readCode(text: string, { digits }: OtpFigures): string {
  const compact = text.normalize("NFKC").replaceAll(/[\s\p{Dash_Punctuation}]/gu, "");
  return compact.length === digits && /^\d+$/.test(compact) ? compact : "";
}

/**
 * Makes a code of digits that cannot be guessed, each as likely as any other.
 *
 * @param random gives bytes that cannot be guessed.
 */
export function makeCode(random: (count: number) => Uint8Array, { digits }: OtpFigures): string {
  let code = "";
  while (code.length < digits) {
    // 250 to 255 are left out: with them 0 to 5 would come more often.
    for (const byte of random(digits)) if (byte < 250 && code.length < digits) code += byte % 10;
  }
  return code;
}

/** What an applicant, or the guardian, reads. */
export function formatApplicationOtpMessage(code: string): string {
  return `${code} is your code to apply for an ID card. Show it at the counter only. Never tell it by phone.`;
}

/** What the collector of a card reads. */
export function formatOtpMessage(code: string, serialNumber: string): string {
  return `${code} is your code to collect ID card ${serialNumber}. Show it at the counter only. Never tell it by phone.`;
}

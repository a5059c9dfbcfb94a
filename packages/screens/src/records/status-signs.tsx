import type { StatusWord } from "@id-desk/core";
import {
  ArrowForwardIcon,
  BadgeCheckIcon,
  BanIcon,
  BriefcaseIcon,
  BuildingIcon,
  ChevronsForwardIcon,
  CircleCheckIcon,
  CircleUserIcon,
  ClockIcon,
  CreditCardIcon,
  FileXIcon,
  FingerprintIcon,
  GlobeIcon,
  OctagonAlertIcon,
  PrinterIcon,
  UserIcon,
} from "@id-desk/ui/icons";
import type { ComponentType, ReactNode } from "react";

/**
 * The signs of the statuses of one list. A status that is not named here has the sign of its tone. The tones are with the
 * words, in core: a status has the same tone and the same sign wherever it is shown.
 */
export type StatusSigns = Readonly<Record<string, ComponentType>>;

/** The signs of batches. */
export const batchSigns = { dispatched: ArrowForwardIcon } satisfies StatusSigns;

/** The signs of the cards in a batch. */
export const lineSigns = {
  in_transit: ChevronsForwardIcon,
  disputed: OctagonAlertIcon,
} satisfies StatusSigns;

/** The signs of cards, from the printer to their owners. Without a spread, which a bundler would keep in every page. */
export const cardSigns = {
  in_transit: ChevronsForwardIcon,
  disputed: OctagonAlertIcon,
  printed: PrinterIcon,
  at_center: BuildingIcon,
  collected: UserIcon,
} satisfies StatusSigns;

/** The signs of hand-overs. */
export const issuanceSigns = { collected: UserIcon } satisfies StatusSigns;

/** The signs of applications. */
export const applicationSigns = {
  pending_biometrics: FingerprintIcon,
  pending_payment: CreditCardIcon,
  approved: BadgeCheckIcon,
  printing: PrinterIcon,
  dispatched: ArrowForwardIcon,
  ready: BuildingIcon,
  collected: UserIcon,
} satisfies StatusSigns;

/** The signs of work permits. The kinds of a report of a missing worker have one. */
export const permitSigns = { expired: ClockIcon, cancelled: BanIcon } satisfies StatusSigns;

/** The signs of what interactions found, several of which have the same tone. */
export const outcomeSigns = {
  verified: CircleCheckIcon,
  employer_mismatch: BuildingIcon,
  occupation_mismatch: BriefcaseIcon,
  island_mismatch: GlobeIcon,
  permit_expired: ClockIcon,
  no_permit: FileXIcon,
  missing_reported: OctagonAlertIcon,
  identity_doubt: CircleUserIcon,
} satisfies StatusSigns;

/** Returns the tone and the sign that the badges of a status have, or nothing for a tab of a list that is no status. */
export function readTabLook(words: Readonly<Record<string, StatusWord>>, signs: StatusSigns, tab: string) {
  const word = Object.hasOwn(words, tab) ? words[tab] : undefined;
  return word && { tone: word.tone, icon: findSign(signs, tab) };
}

/** Returns the sign of a status, or nothing where its tone's sign is meant. */
export function findSign(signs: StatusSigns, status: string): ReactNode {
  const Sign = Object.hasOwn(signs, status) ? signs[status] : undefined;
  return Sign && <Sign />;
}

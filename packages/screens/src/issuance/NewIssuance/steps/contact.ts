import { type Issuance, type OperationBody, readContact } from "@id-desk/core";
import type { ContactDraft } from "../counter-desk.ts";

/** The number that the registry has of whoever collects the card. */
export interface RegisteredContact {
  readonly name: string;
  /** The end of it alone; "" where there is none. */
  readonly phone: string;
  readonly hasPhone: boolean;
}

/** A number of which little is shown stays in one piece. */
export function keepTogether(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

/** Finds the registered number of the collector, who is the owner until somebody else was looked up. */
export function readRegistered({ collector, owner }: Issuance): RegisteredContact {
  if (collector && collector.type !== "self") {
    return { name: collector.name, phone: collector.phone_masked ?? "", hasPhone: collector.has_phone };
  }
  return { name: owner.name_en, phone: owner.phone_masked ?? "", hasPhone: owner.has_phone };
}

/** Whether the code goes to another number than the registered one. */
export function isToOther(issuance: Issuance, draft: ContactDraft): boolean {
  return draft.isOther || !readRegistered(issuance).hasPhone;
}

/** What is sent to have a code sent. */
export function readCodeRequest(issuance: Issuance, draft: ContactDraft): OperationBody<"sendCollectorOtp"> {
  const card_id = issuance.card.id;
  if (!isToOther(issuance, draft)) return { card_id };
  return { card_id, collector_contact: readContact(draft.contact), contact_reason: draft.reason };
}

/** Whether the last code went somewhere that is not known here, as after the page was loaded again. */
export function isSentElsewhere(issuance: Issuance, draft: ContactDraft): boolean {
  const sentTo = issuance.otp?.sent_to_masked;
  if (isToOther(issuance, draft)) return readContact(draft.contact) === "" || !draft.reason;
  return Boolean(sentTo) && sentTo !== readRegistered(issuance).phone;
}

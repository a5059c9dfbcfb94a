import type { CardInHand } from "../domain/dispatch/card-checks.ts";
import { refuseFields } from "../domain/refusal.ts";
import { readDate, readIdNumber, readSerialNumber } from "../domain/written-forms.ts";

interface Sent {
  readonly serial_number: string;
  readonly id_number?: string | undefined;
  readonly date_of_birth?: string | undefined;
  readonly card_type?: string | undefined;
}

/** Reads what was scanned or typed of a card into the forms in which it is stored. */
export function readCardInHand(body: Sent): CardInHand["sent"] & { readonly serial_number: string } {
  const { id_number, date_of_birth, card_type } = body;
  const serialNumber = readSerialNumber(body.serial_number);
  const idNumber = id_number === undefined ? undefined : readIdNumber(id_number);
  const date = date_of_birth === undefined ? undefined : readDate(date_of_birth);
  const errors = {
    ...(serialNumber === "" && { serial_number: ["Serial Number is not valid."] }),
    ...(idNumber === "" && { id_number: ["ID Number is not valid."] }),
    ...(date === "" && { date_of_birth: ["Required format: YYYY-MM-DD"] }),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return {
    serial_number: serialNumber,
    ...(idNumber && { id_number: idNumber }),
    ...(date && { date_of_birth: date }),
    ...(card_type !== undefined && { card_type: card_type.trim().toLowerCase() }),
  };
}

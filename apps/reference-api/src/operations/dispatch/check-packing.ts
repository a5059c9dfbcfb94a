import type { BatchColumns } from "../../database/dispatch/change-batch.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { countSeenCharacters, readPhone } from "../../domain/written-forms.ts";
import type { AskedAtCenter } from "../operation.ts";

const tooEarly = { expected_on: ["Date must not be before today."] };

const isTooEarly = (day: string | null | undefined, now: Date) =>
  typeof day === "string" && day < readRegistryDay(now);

/** Refuses a day of arrival that is over already. */
export function checkExpectedDay(day: string | null | undefined, now: Date): void {
  if (isTooEarly(day, now)) throw refuseFields(tooEarly);
}

/** What stands on the outside of a packet that leaves, as it is stored; fields in which nothing is seen are refused. */
export function readOutside(
  {
    seal_no,
    courier_name,
    courier_contact,
    courier_reference,
    expected_on,
  }: AskedAtCenter<"dispatchBatch">["body"],
  now: Date,
): BatchColumns {
  const texts = { seal_no, courier_name, courier_reference };
  const phone = courier_contact === undefined ? undefined : readPhone(courier_contact);
  const errors = {
    ...Object.fromEntries(
      Object.entries(texts)
        .filter(([, text]) => text !== undefined && countSeenCharacters(text) === 0)
        .map(([field]) => [field, [`${labels[field as keyof typeof labels]} is required.`]]),
    ),
    ...(phone === "" && { courier_contact: ["Phone Number is not valid."] }),
    ...(isTooEarly(expected_on, now) && tooEarly),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return {
    seal_no: seal_no?.trim() ?? null,
    courier_name: courier_name?.trim() ?? null,
    courier_contact: phone ?? null,
    courier_reference: courier_reference?.trim() ?? null,
    ...(expected_on !== undefined && { expected_on }),
  };
}

const labels = {
  seal_no: "Seal number",
  courier_name: "Courier name",
  courier_reference: "Courier reference",
} as const;

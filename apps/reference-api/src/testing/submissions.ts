import type { components } from "../contract/registry.gen.d.ts";
import type { EmbeddedServer } from "../embedded.ts";
import { applicantIdOf, putApplicant } from "./applications.ts";
import type { Desk } from "./desk.ts";
import { makeDocumentForm, makeProofForm } from "./forms.ts";
import { readSentCode } from "./hand-over.ts";
import { makePdf } from "./make-pdf.ts";
import type { TestServer } from "./test-server.ts";

type Data = components["schemas"]["NewApplication"];

/** Puts a card that its owner has in hand. */
async function putCardInHand(
  { database }: Pick<EmbeddedServer, "database">,
  personId: number,
  serial = `SN98${String(personId).padStart(5, "0")}`,
): Promise<string> {
  await database
    .insertInto("cards")
    .values({
      person_id: personId,
      serial_number: serial,
      card_type: "standard",
      issue_date: "2022-01-10",
      expiry_date: "2027-01-10",
      status: "completed",
      current_center_id: null,
      status_at: new Date("2022-01-20T05:00:00Z"),
    })
    .execute();
  return serial;
}

/** Puts somebody who has a card in hand, and gives their ID number. */
export async function putOwner(
  server: Pick<EmbeddedServer, "database">,
  { number = 1, ...given }: { number?: number; phone?: string | null; date_of_birth?: string } = {},
): Promise<string> {
  await putCardInHand(server, await putApplicant(server, number, given));
  return applicantIdOf(number);
}

/** Looks somebody up, as a clerk does before everything else. */
export const lookUp = (desk: Desk, idNumber: string) => desk.must("getPersonStatus", { path: { idNumber } });

/** Brings a document to the counter. */
export async function bring(desk: Desk, idNumber: string, type: string) {
  const body = makeDocumentForm(await makePdf(), { idNumber, type });
  const { file_path } = await desk.must("addIssuanceDocument", { body });
  return { type, file_path };
}

/** Sends somebody a code, and verifies it. */
export async function verifyPhone(
  server: TestServer,
  desk: Desk,
  idNumber: string,
  more: object = {},
): Promise<string> {
  await desk.must("sendApplicationOtp", { body: { id_number: idNumber, ...more } });
  const otp = await readSentCode(server);
  const { otp_token = "" } = await desk.must("sendApplicationOtp", { body: { id_number: idNumber, otp } });
  return otp_token;
}

/** Everything that a renewal without biometrics needs, with the phone verified and the document brought. */
export async function makeRenewal(
  server: TestServer,
  desk: Desk,
  idNumber: string,
  more: Partial<Data> = {},
): Promise<Data> {
  await lookUp(desk, idNumber);
  return {
    id_number: idNumber,
    type: "renewal",
    collection_center_id: 1,
    documents: [await bring(desk, idNumber, "payment_slip")],
    otp_token: await verifyPhone(server, desk, idNumber),
    declared: true,
    ...more,
  };
}

/** A submission with pictures. */
export const makeSubmissionForm = (data: Data, files: Readonly<Record<string, Blob>>): FormData =>
  makeProofForm({ ...data }, files);

import {
  type HeldApplication,
  holdApplication,
  recordApplicationEvent,
  subjectOfApplication,
} from "../../database/applications/change-application.ts";
import {
  type ApplicationRow,
  formatPayment,
  readLinkWait,
  selectApplications,
} from "../../database/applications/read-summary.ts";
import { formatPaymentMessage } from "../../domain/applications/payment-message.ts";
import { maskPhone } from "../../domain/masked-phone.ts";
import { formatCount, Refusal, refuseFields, refuseForNow } from "../../domain/refusal.ts";
import { readPhone } from "../../domain/written-forms.ts";
import { digest, formatBase64Url } from "../../session/digest.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";

type Asked = AskedAtCenter<"sendPaymentLink">;

/** How long the provider may take to make a link, in milliseconds: the application is held meanwhile. */
const patience = 10_000;

/** The number that the link goes to: another one than the application's where it is given. */
function readContact({ body }: Asked, { contact }: Pick<ApplicationRow, "contact">): string {
  if (body.phone !== undefined) {
    const phone = readPhone(body.phone);
    if (phone === "") throw refuseFields({ phone: ["Phone Number is not valid."] });
    return phone;
  }
  if (contact === null) throw refuseFields({ phone: ["Phone Number is required."] });
  return contact;
}

const findRow = ({ database }: Asked, { id }: HeldApplication) =>
  selectApplications(database).where("a.id", "=", id).executeTakeFirstOrThrow();

function checkWait({ now }: Asked, row: ApplicationRow): void {
  const wait = readLinkWait(row, now);
  if (wait === 0) return;
  const message = `A link was just sent. Send the next one in ${formatCount(wait, "second")}.`;
  throw refuseForNow({ message, code: "payment_link_too_soon", context: { retry_after: wait } }, wait);
}

const refuseUnavailable = () =>
  new Refusal(409, {
    message: "Payment links cannot be sent at the moment. Try again later.",
    code: "payment_unavailable",
  });

/** Asks the provider for a link; one that is away, or takes too long, has none. */
async function makeLink({ ports }: Asked, application: HeldApplication, token: string): Promise<string> {
  const { application_no: applicationNo, payment_amount: amount, payment_currency: currency } = application;
  if (!ports.payments) throw refuseUnavailable();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      ports.payments.createLink({ token, amount, currency, applicationNo }),
      new Promise<never>((_, refuse) => {
        timer = setTimeout(() => refuse(new Error("The payment provider took too long.")), patience);
      }),
    ]);
  } catch (error) {
    ports.log.error(`No payment link: ${error instanceof Error ? error.name : "the provider refused"}`);
    throw refuseUnavailable();
  } finally {
    clearTimeout(timer);
  }
}

/** Sends the applicant a link by which the fee can be paid, in the transaction that says so. */
export const sendPaymentLink = answerCenter("sendPaymentLink", async (asked) => {
  const { body, database, session, now, ports } = asked;
  const application = await holdApplication(asked, "sendPaymentLink", { id: body.application_id });
  const row = await findRow(asked, application);
  const phone = readContact(asked, row);
  checkWait(asked, row);
  const token = formatBase64Url(ports.random(24));
  const link = await makeLink(asked, application, token);
  const masked = maskPhone(phone);
  await database
    .insertInto("payment_links")
    .values({
      application_id: application.id,
      token_digest: digest(token),
      phone_masked: masked,
      sent_by: session.member.id,
      sent_at: now,
    })
    .execute();
  const text = formatPaymentMessage({
    applicationNo: application.application_no,
    amount: application.payment_amount,
    currency: application.payment_currency,
    link,
  });
  const subject = subjectOfApplication(application);
  await ports.sms(database, [{ batchId: null, purpose: "payment_link", subject, phone, body: text }], now);
  await recordApplicationEvent(asked, application, { action: "send_payment_link", notes: masked });
  return {
    status: 200,
    body: {
      payment: formatPayment(await findRow(asked, application), now),
      sent_to_masked: masked,
      message: "Payment link sent",
    },
  };
});

import { decideApplication } from "../database/applications/decide-application.ts";
import type { Database } from "../database/tables.ts";
import { Refusal, refuseMethod } from "../domain/refusal.ts";
import { formatRegistryMoment } from "../domain/registry-day.ts";
import type { PaymentProvider } from "../ports.ts";
import { digest } from "../session/digest.ts";
import { answerDemoPage, type DemoPage, type DemoPlace, leadTo } from "./demo-page.ts";
import { escapeText } from "./escape-text.ts";

/** Where the links of payments lead, without what stands at their end. */
export const readPayAddress = (basePath: string) => `${basePath}demo/pay/`;

/** The demonstration's payment provider, whose links lead to its own page and move no money. */
export function createDemonstrationPayments(origin: string, basePath = "/"): PaymentProvider {
  return { createLink: ({ token }) => `${origin}${readPayAddress(basePath)}${token}` };
}

/** What a link is for; nothing where nobody was sent it. */
async function findPayment(database: Database, token: string) {
  return database
    .selectFrom("payment_links as l")
    .innerJoin("applications as a", "a.id", "l.application_id")
    .where("l.token_digest", "=", digest(token))
    .select(["l.id as link_id", "a.id", "a.application_no", "a.status"])
    .select(["a.payment_status", "a.payment_amount", "a.payment_currency", "a.paid_at"])
    .executeTakeFirst();
}

type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

function formatMain(payment: Payment): string {
  const { application_no, status, payment_status, payment_amount, payment_currency, paid_at } = payment;
  const amount = `${escapeText(payment_currency)} ${payment_amount}`;
  const what = `<h2>Application ${escapeText(application_no)}</h2>
<p class="amount">${amount}</p>`;
  if (payment_status === "paid" && paid_at) {
    const at = `<time datetime="${paid_at.toISOString()}">${formatRegistryMoment(paid_at)}</time>`;
    return `${what}
<p role="status">This was paid on ${at}. You can close this page.</p>`;
  }
  if (status !== "pending_payment") {
    return `${what}
<p>There is nothing to pay for this application any more.</p>`;
  }
  return `${what}
<form method="post"><button type="submit">Pay ${amount}</button></form>`;
}

/** Pays as somebody who has the link, unless it was paid or cancelled meanwhile: the page says so then. */
async function pay({ database, clock, sms, onKept }: DemoPlace, { id, link_id }: Payment): Promise<void> {
  const paymentReference = `DEMO-${String(link_id).padStart(6, "0")}`;
  try {
    await database
      .transaction()
      .execute((transaction) =>
        decideApplication(
          { database: transaction, now: clock(), sms },
          { id },
          { decision: "paid", paymentReference },
        ),
      );
    onKept?.();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The page at the end of a payment's link: what cannot be guessed in its address is all that it asks for. */
export function createDemoPay(place: DemoPlace): DemoPage {
  const address = readPayAddress(place.basePath);
  const title = "Demonstration payment";
  const note = "No money is moved.";
  return {
    isAt: (path) => path.startsWith(address),
    async answer({ method }, { pathname }) {
      if (!["GET", "HEAD", "POST"].includes(method)) throw refuseMethod(["GET", "HEAD", "POST"]);
      const payment = await findPayment(place.database, pathname.slice(address.length));
      if (!payment) {
        const main = "<p>This link is not known. Ask where you have applied for another one.</p>";
        return answerDemoPage(place, { title, note, main }, 404);
      }
      if (method !== "POST") return answerDemoPage(place, { title, note, main: formatMain(payment) });
      await pay(place, payment);
      return leadTo(pathname);
    },
  };
}

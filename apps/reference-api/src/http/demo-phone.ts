import { sql } from "kysely";
import { isStorable } from "../contract/storable.ts";
import type { Database } from "../database/tables.ts";
import { refuseMethod } from "../domain/refusal.ts";
import { formatRegistryMoment } from "../domain/registry-day.ts";
import { answerDemoPage, type DemoPage, type DemoPlace } from "./demo-page.ts";
import { readPayAddress } from "./demo-pay.ts";
import { escapeText } from "./escape-text.ts";

/** How many messages one page shows. */
const shown = 100;

interface ShownMessage {
  readonly message_id: string;
  readonly phone: string;
  readonly body: string;
  readonly at: Date;
}

interface Phone {
  readonly phone: string;
  readonly count: number;
  /** Stands for the number in the page's address, where no number belongs. */
  readonly newest: string;
}

interface PhonePage {
  readonly address: string;
  readonly phones: readonly Phone[];
  readonly chosen: Phone | undefined;
  readonly messages: readonly ShownMessage[];
}

/** A number keeps its order of digits also in a line that is read from right to left. */
const formatPhone = (phone: string) => `<bdi dir="ltr">${escapeText(phone)}</bdi>`;

/** Makes links to this server of those to its page of payments, wherever the server is reached. */
const linkPayments = (text: string, payAddress: string) =>
  text.replaceAll(/https?:\/\/[^\s/]+(\/[\w./~-]*)/g, (whole, path: string) =>
    path.startsWith(payAddress) ? `<a href="${path}">${whole}</a>` : whole,
  );

function formatMessage({ phone, body, at }: ShownMessage, payAddress: string): string {
  const time = `<time datetime="${at.toISOString()}">${formatRegistryMoment(at)}</time>`;
  return `<li>
<p class="to">To ${formatPhone(phone)}, ${time}</p>
<p class="body" dir="auto">${linkPayments(escapeText(body), payAddress)}</p>
</li>`;
}

function formatChoice({ address, phones, chosen }: PhonePage): string {
  const options = phones.map(({ phone, count, newest }) => {
    const selected = phone === chosen?.phone ? " selected" : "";
    return `<option value="${escapeText(newest)}"${selected}>${escapeText(phone)} (${count})</option>`;
  });
  return `<form action="${address}">
<label for="with">Phone</label>
<select id="with" name="with"><option value="">All phones</option>${options.join("")}</select>
<button type="submit">Show</button>
</form>`;
}

function formatMain(page: PhonePage, payAddress: string): string {
  const { address, phones, chosen, messages } = page;
  const count = chosen?.count ?? phones.reduce((sum, one) => sum + one.count, 0);
  const list = `<ol>
${messages.map((message) => formatMessage(message, payAddress)).join("\n")}
</ol>`;
  const reload = chosen ? `${address}?with=${encodeURIComponent(chosen.newest)}` : address;
  return `<div class="bar">
${phones.length > 0 ? formatChoice(page) : ""}
<a class="reload" href="${escapeText(reload)}">Reload</a>
</div>
${messages.length > 0 ? list : '<p class="empty">No messages yet.</p>'}
${count > messages.length ? `<p class="more">These are the newest ${messages.length} of ${count}.</p>` : ""}`;
}

async function readPage(database: Database, asked: URL): Promise<PhonePage> {
  const given = asked.searchParams.get("with") ?? "";
  const chosenBy = isStorable(given) ? given : "";
  const { rows: phones } = await sql<Phone>`
    select phone, count(*) as count, (array_agg(message_id order by at desc, message_id))[1] as newest
    from demo_messages group by phone order by max(at) desc, phone limit 500
  `.execute(database);
  const known = await database
    .selectFrom("demo_messages")
    .select("phone")
    .where("message_id", "=", chosenBy)
    .executeTakeFirst();
  const chosen = phones.find(({ phone }) => phone === known?.phone);
  const newest = database
    .selectFrom("demo_messages")
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("message_id")
    .limit(shown);
  const messages = await (chosen ? newest.where("phone", "=", chosen.phone) : newest).execute();
  return { address: asked.pathname, phones, chosen, messages };
}

/** The page at `/demo/phone` on which a demonstration shows what it sends to nobody. */
export function createDemoPhone(place: DemoPlace): DemoPage {
  const address = `${place.basePath}demo/phone`;
  return {
    isAt: (path) => path === address,
    async answer({ method }, asked) {
      if (method !== "GET" && method !== "HEAD") throw refuseMethod(["GET", "HEAD"]);
      return answerDemoPage(place, {
        title: "Demonstration phone",
        note: "No message has been sent to anybody.",
        main: formatMain(await readPage(place.database, asked), readPayAddress(place.basePath)),
      });
    },
  };
}

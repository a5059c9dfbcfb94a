import { sql } from "kysely";
import { isStorable } from "../contract/storable.ts";
import type { Database } from "../database/tables.ts";
import { Refusal } from "../domain/refusal.ts";
import { formatRegistryMoment } from "../domain/registry-day.ts";
import { demoPhoneStyle } from "./demo-phone-style.ts";
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

function formatMessage({ phone, body, at }: ShownMessage): string {
  const time = `<time datetime="${at.toISOString()}">${formatRegistryMoment(at)}</time>`;
  return `<li>
<p class="to">To ${formatPhone(phone)}, ${time}</p>
<p class="body" dir="auto">${escapeText(body)}</p>
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

function formatPage(page: PhonePage): string {
  const { address, phones, chosen, messages } = page;
  const count = chosen?.count ?? phones.reduce((sum, one) => sum + one.count, 0);
  const list = `<ol>
${messages.map(formatMessage).join("\n")}
</ol>`;
  const reload = chosen ? `${address}?with=${encodeURIComponent(chosen.newest)}` : address;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>Demonstration phone</title>
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${address}.css">
</head>
<body>
<header>
<h1>Demonstration phone</h1>
<p>No message has been sent to anybody.</p>
</header>
<main>
<div class="bar">
${phones.length > 0 ? formatChoice(page) : ""}
<a class="reload" href="${escapeText(reload)}">Reload</a>
</div>
${messages.length > 0 ? list : '<p class="empty">No messages yet.</p>'}
${count > messages.length ? `<p class="more">These are the newest ${messages.length} of ${count}.</p>` : ""}
</main>
</body>
</html>
`;
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

/**
 * The page at `/demo/phone` on which a demonstration shows what it sends to nobody: no script, no cookie, and a style
 * sheet of its own. Gives nothing for other addresses.
 *
 * @param basePath where the host is served, with a slash at both ends.
 * @returns what throws a `Refusal` outside a demonstration: there the addresses do not exist.
 */
export function createDemoPhone({
  database,
  basePath = "/",
  isDemonstration,
}: {
  readonly database: Database;
  readonly basePath?: string;
  readonly isDemonstration: boolean;
}): (request: Request) => Promise<Response> | undefined {
  const pageAddress = `${basePath}demo/phone`;

  async function answer(asked: URL): Promise<Response> {
    if (!isDemonstration) {
      throw new Refusal(404, { message: "There is nothing at this address.", code: "not_found" });
    }
    if (asked.pathname !== pageAddress) {
      return new Response(demoPhoneStyle, { headers: { "Content-Type": "text/css; charset=utf-8" } });
    }
    const page = await readPage(database, asked);
    return new Response(formatPage(page), { headers: { "Content-Type": "text/html; charset=utf-8" } });
  }

  return (request) => {
    const asked = new URL(request.url);
    const isHere = asked.pathname === pageAddress || asked.pathname === `${pageAddress}.css`;
    return isHere ? answer(asked) : undefined;
  };
}

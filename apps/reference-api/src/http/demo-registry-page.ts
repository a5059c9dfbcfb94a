import type { ApplicationStatus } from "../domain/applications/application-actions.ts";
import { usualReasons } from "../domain/applications/registry-decisions.ts";
import { formatRegistryMoment } from "../domain/registry-day.ts";
import { queues, type RegistryQueue, statusWords, type WaitingApplication } from "./demo-registry-queue.ts";
import { escapeText } from "./escape-text.ts";

/** What the page says of the form that was sent before. */
export type RegistryNotice =
  | { readonly kind: "refused"; readonly text: string }
  | {
      readonly kind: "done";
      readonly application_no: string;
      readonly status: ApplicationStatus;
      readonly serial_number: string | null;
    };

/** What the page shows. */
export interface RegistryPage extends RegistryQueue {
  readonly address: string;
  readonly token: string;
  readonly notice: RegistryNotice | undefined;
}

const capitalize = (words: string) => `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;

function formatNotice(notice: RegistryNotice | undefined): string {
  if (!notice) return "";
  if (notice.kind === "refused") {
    return `<p class="said" id="said" role="alert" tabindex="-1">${escapeText(notice.text)}</p>`;
  }
  const { application_no, status, serial_number } = notice;
  const card = serial_number === null ? "" : ` Its card is ${escapeText(serial_number)}.`;
  return `<p class="said" id="said" role="status" tabindex="-1">${escapeText(application_no)} is now ${statusWords[status]}.${card}</p>`;
}

function formatQueues({ address, queue, counts, number }: RegistryPage): string {
  const links = queues.map((each) => {
    const current = each === queue && number === "" ? ' aria-current="page"' : "";
    return `<a href="${address}?status=${each}"${current}>${capitalize(statusWords[each])} (${counts[each]})</a>`;
  });
  return `<nav aria-label="What waits">
${links.join("\n")}
</nav>`;
}

function formatSearch({ address, number }: RegistryPage): string {
  return `<form class="bar" action="${address}" role="search">
<label for="number">Application number</label>
<input id="number" name="number" value="${escapeText(number)}" maxlength="20" autocomplete="off" spellcheck="false">
<button type="submit">Find</button>
</form>`;
}

/** A form about one application. */
function formatForm(
  { address, token, queue }: RegistryPage,
  { id }: WaitingApplication,
  contents: string,
): string {
  return `<form method="post" action="${address}">
<input type="hidden" name="token" value="${token}">
<input type="hidden" name="status" value="${queue}">
<input type="hidden" name="id" value="${id}">
${contents}
</form>`;
}

/** A button whose name says which application it is about, for those who hear the page. */
function formatButton(
  name: string,
  value: string,
  text: string,
  { application_no }: WaitingApplication,
): string {
  const label = `${text}: ${application_no}`;
  return `<button type="submit" name="${name}" value="${value}" aria-label="${escapeText(label)}">${escapeText(text)}</button>`;
}

function formatReasons(application: WaitingApplication): string {
  const { id, application_no } = application;
  const reasons = usualReasons.map(
    ({ code, text }) =>
      `<label><input type="checkbox" name="reason" value="${code}">${escapeText(text)}</label>`,
  );
  return `<fieldset><legend>Reasons for ${escapeText(application_no)}</legend>
${reasons.join("\n")}
</fieldset>
<label for="other-${id}">Other reason</label>
<input id="other-${id}" name="other" maxlength="200" autocomplete="off">
${formatButton("decision", "returned", "Return", application)}
${formatButton("decision", "rejected", "Reject", application)}`;
}

function formatActions(page: RegistryPage, application: WaitingApplication): string {
  const { status, payment_amount, payment_currency, collection_center } = application;
  const decide = (decision: string, text: string) =>
    formatForm(page, application, formatButton("decision", decision, text, application));
  if (status === "submitted") return decide("under_review", "Start review");
  if (status === "pending_payment")
    return decide("paid", `Mark ${payment_currency} ${payment_amount} as paid`);
  if (status === "under_review") {
    return `${decide("approved", "Approve")}
<details><summary>Return or reject</summary>
${formatForm(page, application, formatReasons(application))}
</details>`;
  }
  if (status !== "approved")
    return `<p class="body">It is ${statusWords[status]}: there is nothing to decide.</p>`;
  const make = (place: string, text: string) => formatButton("make", place, text, application);
  return formatForm(
    page,
    application,
    `${make("printed", "Make card, to be sent")}
${make("at_center", `Make card, ready at ${collection_center}`)}`,
  );
}

function formatApplication(page: RegistryPage, application: WaitingApplication): string {
  const { application_no, type, status_at, id_number, name_en, created_center, collection_center } =
    application;
  const time = `<time datetime="${status_at.toISOString()}">${formatRegistryMoment(status_at)}</time>`;
  const made = created_center === null ? "made online" : `made at ${created_center}`;
  return `<li>
<h2>${escapeText(application_no)}</h2>
<p class="to">${escapeText(`${capitalize(type.replaceAll("_", " "))}, ${name_en}, ${id_number}`)}</p>
<p class="to">${escapeText(`${capitalize(made)}, collected at ${collection_center}`)}, since ${time}</p>
${formatActions(page, application)}
</li>`;
}

/** The contents of the page. */
export function formatRegistryMain(page: RegistryPage): string {
  const { applications, counts, queue, number } = page;
  const none = number === "" ? "Nothing waits here." : "There is no application with this number.";
  const list = `<ol>
${applications.map((application) => formatApplication(page, application)).join("\n")}
</ol>`;
  const isCut = number === "" && counts[queue] > applications.length;
  return `${formatNotice(page.notice)}
${formatQueues(page)}
${formatSearch(page)}
${applications.length > 0 ? list : `<p class="empty">${none}</p>`}
${isCut ? `<p class="more">These ${applications.length} of ${counts[queue]} have waited longest.</p>` : ""}`;
}

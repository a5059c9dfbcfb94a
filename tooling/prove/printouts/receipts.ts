import type { BrowserContext, Page, Route } from "playwright";
import type { catchPrints, Print, ReadPage } from "../../../apps/reference-host/e2e/print.ts";
import { hasLetters, longName, longThaana, readText } from "./names.ts";

/** One receipt of a hand-over: whose, how it is printed, and in which direction the page runs. */
export interface ReceiptCase {
  readonly collector: keyof typeof collectors;
  readonly sheet: "A5" | "A4";
  readonly copy: 1 | 2;
  readonly names: "short" | "long";
  readonly direction: "ltr" | "rtl";
  /** The proof is outstanding: its boxes are empty, to be filled by hand. */
  readonly isOutstanding?: boolean;
}

const notes =
  "The owner's old card was cut at the counter; the letter names the card by its serial number, and the " +
  "collector showed a work permit and a driving licence beside the passport, both of them valid this year.";

const somebody = {
  id_number: "A300999",
  passport_no: null,
  country: null,
  name: "Ibrahim Waheed",
  name_dv: "އިބްރާހީމް ވަޙީދު",
  relationship: null,
};
const document = (id: number, type: string) => ({
  id,
  type,
  content_type: "application/pdf",
  size: 204_800,
  added_at: "2026-11-19T09:04:00Z",
});

/** Each kind of collector, and what its receipt says beside the names. */
const collectors = {
  owner: { collector: { type: "self" }, documents: [], says: ["The owner in person", "are right"] },
  mother: {
    collector: { ...somebody, type: "family", relationship: "mother" },
    documents: [],
    says: ["Mother", "ID number A300999", "give it to nobody else"],
  },
  guardian: {
    collector: { ...somebody, type: "family", relationship: "guardian" },
    documents: [document(9, "court_order")],
    says: ["Guardian", "ID number A300999", "Court order"],
  },
  foreigner: {
    collector: {
      ...somebody,
      type: "authorised",
      id_number: null,
      passport_no: "N7654321",
      country: { id: 210, name: "Sri Lanka" },
      name: "Priya Fernando",
      name_dv: null,
    },
    documents: [document(9, "authorisation_letter"), document(10, "old_card_photo")],
    says: [
      "Authorised person",
      "Passport N7654321, Sri Lanka",
      "Authorisation letter",
      "Photograph of the old",
    ],
  },
  official: {
    collector: { ...somebody, type: "official" },
    documents: [document(9, "authorisation_letter"), document(10, "signed_receipt")],
    says: ["Government official", "Signed receipt"],
  },
  vouched: {
    collector: { ...somebody, type: "family", relationship: "spouse" },
    documents: [],
    says: ["Spouse", "Vouched for by", "Naseema", "supervisor"],
  },
} as const;

const kinds = Object.keys(collectors) as (keyof typeof collectors)[];

/** Each collector with short and long names in both directions, as an original on A5 and as a copy on A4 or A5. */
export const receiptCases: readonly ReceiptCase[] = (["ltr", "rtl"] as const).flatMap((direction) => [
  ...kinds.flatMap((collector) =>
    (["short", "long"] as const).flatMap((names) => [
      { collector, sheet: "A5" as const, copy: 1 as const, names, direction },
      { collector, sheet: "A4" as const, copy: 2 as const, names, direction },
    ]),
  ),
  { collector: "owner" as const, sheet: "A5" as const, copy: 2 as const, names: "short" as const, direction },
  { collector: "owner" as const, sheet: "A4" as const, copy: 1 as const, names: "short" as const, direction },
  ...(["A5", "A4"] as const).map((sheet) => ({
    collector: "guardian" as const,
    sheet,
    copy: 1 as const,
    names: "long" as const,
    direction,
    isOutstanding: true,
  })),
]);

/** What a receipt is called among the printouts. */
export function nameReceipt({
  collector,
  sheet,
  copy,
  names,
  direction,
  isOutstanding,
}: ReceiptCase): string {
  return [
    "Hand-over receipt",
    collector,
    sheet,
    copy === 1 ? "original" : "copy",
    names,
    direction,
    isOutstanding && "without proof",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Cards of the demonstration that were handed over: with their proof, and with the proof outstanding. */
const [completed, outstanding] = ["SN0005205", "SN0005204"];

// biome-ignore lint/suspicious/noExplicitAny: an answer of the contract, of which all but what the case wants stays
function fill(issuance: any, { collector: kind, names, copy }: ReceiptCase): any {
  const { collector, documents } = collectors[kind];
  const isLong = names === "long";
  const name = isLong ? { name: longName, name_dv: longThaana } : {};
  const owner = isLong ? { name_en: longName, name_dv: longThaana } : {};
  return {
    ...issuance,
    owner: { ...issuance.owner, ...owner },
    collector: { ...issuance.collector, ...collector, ...(collector.type !== "self" && name) },
    documents,
    old_card_surrendered: isLong,
    notes: isLong ? notes : null,
    printed: copy - 1,
    ...(kind === "vouched" && {
      otp: {
        ...issuance.otp,
        sent_to_masked: "",
        method: "supervisor",
        vouched_by: { username: "super", fullname: isLong ? `${longName} Naseema` : "Fathimath Naseema" },
      },
    }),
  };
}

/** A receipt as the printer got it, with the hand-over that its server told. */
interface PrintedReceipt {
  readonly print: Print;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly issuance: any;
}

/** Prints a receipt from the list of hand-overs. */
export async function printReceipt(
  page: Page,
  wanted: ReceiptCase,
  prints: Awaited<ReturnType<typeof catchPrints>>,
): Promise<PrintedReceipt> {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  let issuance: any;
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    issuance = fill(body.issuance, wanted);
    await route.fulfill({ response, json: { ...body, issuance } });
  };
  const count = async (route: Route) => route.fulfill({ json: { copies: wanted.copy, issuance } });
  await page.route(/\/api\/issuance\/cards\/\d+\/(collected|completed)$/, answer);
  await page.route(/\/api\/issuance\/cards\/\d+\/printed$/, count);
  await page.goto("/issuance/list");
  const before = prints.length;
  const serial = wanted.isOutstanding ? outstanding : completed;
  const row = page.getByRole("main").getByRole("row", { name: new RegExp(serial ?? "") });
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Print receipt" }).click();
  const dialog = page.locator('[data-idd-part="dialog"]');
  await dialog.getByRole("radio", { name: wanted.sheet, exact: true }).check({ force: true });
  await dialog.getByRole("button", { name: "Print receipt" }).click();
  await dialog.waitFor({ state: "hidden" });
  const print = prints.at(before);
  if (!print || prints.length !== before + 1) throw new Error("It was not printed once.");
  await page.unrouteAll({ behavior: "wait" });
  return { print, issuance };
}

const margins = { A5: { top: 8.5, side: 148, bottom: 210 }, A4: { top: 12.5, side: 210, bottom: 297 } };

/** What is wrong with a receipt that was read back. */
export function complainOfReceipt(
  pages: readonly ReadPage[],
  wanted: ReceiptCase,
  { print, issuance }: PrintedReceipt,
): string[] {
  const complaints: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => {
    if (!isSo) complaints.push(otherwise);
  };
  const textOf = ({ lines }: ReadPage) => lines.map(({ text }) => text).join("\n");
  const all = readText(pages);
  const words = new Set(all.split(/[\s,.:]+/));
  const paper = margins[wanted.sheet];
  const number: string = issuance.issuance_no;
  const most = wanted.names === "long" && wanted.sheet === "A5" ? 2 : 1;
  expect(pages.length <= most, `${pages.length} pages`);
  expect(pages[0]?.barcodes.join() === number, `the barcode says ${pages[0]?.barcodes.join() || "nothing"}`);
  for (const [index, page] of pages.entries()) {
    const isSize = Math.abs(page.width - paper.side) < 0.5 && Math.abs(page.height - paper.bottom) < 0.5;
    expect(isSize, `page ${index + 1} is ${page.width} × ${page.height} mm`);
    expect(textOf(page).includes(number), `page ${index + 1} does not say its number`);
    const says = new RegExp(`Page\\s+${index + 1}\\s+of\\s+${pages.length}`);
    expect(says.test(textOf(page)), `page ${index + 1} does not say which of ${pages.length} it is`);
    for (const { text, top, bottom } of page.lines)
      expect(top > paper.top && bottom < paper.bottom - 2, `"${text}" is not whole on page ${index + 1}`);
  }

  const { collector, otp } = issuance;
  const isOwner = collector.type === "self";
  const names = [
    issuance.owner.name_en,
    issuance.issued_by.fullname,
    ...(isOwner ? [] : [collector.name]),
    ...(wanted.collector === "vouched" ? [otp.vouched_by.fullname] : []),
  ];
  for (const word of names.flatMap((name: string) => name.split(/[\s,.:]+/)))
    expect(words.has(word), `the name ${word} is not read`);
  for (const thaana of [issuance.owner.name_dv, isOwner ? null : collector.name_dv])
    if (thaana) expect(hasLetters(all, thaana), "a name in Thaana is not whole");
  // Words of a page that is read from right to left come in the order in which they are drawn.
  const saidWords = [
    ...collectors[wanted.collector].says,
    issuance.card.serial_number,
    issuance.owner.id_number,
  ];
  for (const said of saidWords)
    for (const word of said.split(/[\s,.:]+/)) expect(words.has(word), `"${said}" is not read`);
  const isByCode = wanted.collector !== "vouched";
  expect(all.includes("one-time") === isByCode, "it tells another way in which the collector was verified");
  if (isByCode) expect(all.includes(otp.sent_to_masked.slice(-2)), "the end of the phone number is not read");
  expect(all.includes("COPY") === wanted.copy > 1, wanted.copy > 1 ? "it is no copy" : "it is a copy");
  if (issuance.notes) expect(words.has("licence"), "the notes are not whole");

  // The boxes of the proof stand on one page, whole, under their words.
  const heading = pages.flatMap((page) => page.lines).find(({ text }) => text.includes("Signature of the"));
  const boxes = heading ? heading.bottom + 33 : Number.POSITIVE_INFINITY;
  expect(boxes < paper.bottom - 14, "the boxes of the proof are not whole");
  const [signed, said] = ["Signature of the", "I have received"].map((beginning) =>
    pages.findIndex(({ lines }) => lines.some(({ text }) => text.includes(beginning))),
  );
  expect(signed === said, "the signature stands on another page than what is signed");
  const pictures = print.html.match(/<img[^>]+src="data:image\/png;/g)?.length ?? 0;
  const expected = wanted.isOutstanding ? 0 : Number(issuance.proof.thumb) + Number(issuance.proof.signature);
  expect(pictures === expected, `${pictures} pictures in place of ${expected}`);
  return complaints;
}

/** Has the windows of a context show a language of the direction that is wanted. */
export async function turn(context: BrowserContext, direction: "ltr" | "rtl"): Promise<void> {
  const appearance = JSON.stringify({ language: direction === "rtl" ? "dv" : "en" });
  await context.addInitScript((kept) => localStorage.setItem("id-desk-appearance", kept), appearance);
}

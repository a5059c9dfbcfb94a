import type { Page } from "playwright";
import {
  bring,
  confirmPhoto,
  counterButton,
  findCard,
  findField,
  handField,
  readPhone,
  scanInto,
  takeProof,
} from "./hand-over.ts";
import type { Place } from "./place.ts";
import { reading } from "./reading.ts";
import { type Writing, writing } from "./writing.ts";

const clerk = { username: "clerk.male", center: 1 };
const dialog = (page: Page) => page.locator('[data-idd-part="dialog"]');

/** Of the demonstration: it was handed over today. */
const today = "SN0005401";

const counter = "/issuance/new";

/** A step of a hand-over, on a card that nobody else takes and that was brought to it. */
const step = (
  place: Pick<Writing, "name" | "hasFiles" | "button" | "press"> & {
    readonly serial: string;
    readonly stage: Parameters<typeof bring>[3];
    readonly path: RegExp;
    /** What there is to do once the card is found. */
    readonly fill?: (page: Page) => Promise<unknown>;
  },
): Place => {
  const { serial, stage, path, fill, ...rest } = place;
  return writing({
    ...rest,
    clerk,
    async path(send, url) {
      await bring(send, url, serial, stage);
      return counter;
    },
    call: { method: "POST", path },
    async fill(page) {
      await findCard(page, serial);
      await fill?.(page);
    },
  });
};

/** What the collector at the page's server reads out. */
const readCode = (page: Page, serial: string) => readPhone(new URL(page.url()).origin, serial);

// The cards SN0005050 to SN0005056, each at its step.
const handOver: readonly Place[] = [
  writing({
    name: "NewIssuance, finding a card",
    clerk,
    path: counter,
    call: { method: "POST", path: /\/issuance\/load$/ },
    fill: async () => undefined,
    button: findField,
    press: (page) => findCard(page, "SN0005050"),
  }),
  step({
    name: "NewIssuance, the owner collects",
    serial: "SN0005051",
    stage: "found",
    path: /\/issuance\/check_collector$/,
    button: (page) => counterButton(page, "Continue with the owner"),
  }),
  step({
    name: "NewIssuance, somebody else collects",
    serial: "SN0005057",
    stage: "found",
    path: /\/issuance\/check_collector$/,
    async fill(page) {
      await page.getByRole("main").getByText("Authorised person", { exact: true }).click();
      await page.getByRole("textbox", { name: /^ID number of the collector/ }).fill("A105305");
    },
    button: (page) => counterButton(page, "Check collector"),
  }),
  step({
    name: "NewIssuance, Send code",
    serial: "SN0005052",
    stage: "chosen",
    path: /\/issuance\/otp$/,
    button: (page) => counterButton(page, "Send code"),
  }),
  step({
    name: "NewIssuance, Verify code",
    serial: "SN0005053",
    stage: "code sent",
    path: /\/issuance\/verify-otp$/,
    fill: (page) => typeCode(page, "SN0005053"),
    button: (page) => counterButton(page, "Verify code"),
  }),
  step({
    name: "NewIssuance, the card in hand",
    serial: "SN0005054",
    stage: "verified",
    path: /\/issuance\/cards\/\d+\/verify$/,
    button: handField,
    press: (page) => scanInto(handField(page), "SN0005054"),
  }),
  step({
    name: "NewIssuance, Hand over card",
    serial: "SN0005055",
    stage: "in hand",
    path: /\/issuance\/issue$/,
    async fill(page) {
      await confirmPhoto(page);
      await page
        .getByRole("main")
        .getByRole("textbox", { name: /^Notes/ })
        .fill("Came with a friend.");
    },
    button: (page) => counterButton(page, "Hand over card"),
  }),
  step({
    name: "NewIssuance, Save proof",
    serial: "SN0005056",
    stage: "handed over",
    path: /\/issuance\/complete$/,
    hasFiles: true,
    async fill(page) {
      await counterButton(page, "Save proof").click();
      await takeProof(page);
    },
    button: (page) => counterButton(page, "Save proof"),
  }),
];

async function typeCode(page: Page, serial: string): Promise<void> {
  const field = page.getByRole("main").getByRole("textbox", { name: /^Code/ });
  await field.waitFor();
  await field.fill(await readCode(page, serial));
}

/** The page on which a card is handed over, the lists of hand-overs and waiting cards, and what is done from them. */
export const issuancePlaces: readonly Place[] = [
  ...handOver,
  reading({
    name: "Issuances, its list",
    clerk,
    path: "/issuance/list",
    call: /\/issuance\/cards\?/,
  }),
  reading({
    name: "WaitingCards, its list",
    clerk,
    path: "/issuance/waiting",
    call: /\/issuance\/waiting\?/,
  }),
  writing({
    name: "Issuances, Return card",
    clerk,
    path: "/issuance/list",
    call: { method: "PATCH", path: /\/issuance\/cards\/\d+\/return$/ },
    async fill(page) {
      await page
        .getByRole("main")
        .getByRole("button", { name: `Actions of card ${today}` })
        .click();
      await page.getByRole("menuitem", { name: "Return card" }).click();
      await dialog(page).getByLabel("Reason").selectOption({ index: 1 });
      await dialog(page).getByRole("textbox", { name: "Notes" }).fill("Seen at the counter.");
    },
    button: (page) => dialog(page).getByRole("button", { name: "Return card" }),
  }),
];

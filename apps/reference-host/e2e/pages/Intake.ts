import { expect, type Locator } from "@playwright/test";
import { drawPrint } from "../../../../tooling/fingerprint-agent/draw-print.ts";
import { choose } from "../choose.ts";
import { drawSignature, makePdf } from "../evidence.ts";
import { drawPortrait } from "../portrait.ts";
import type { Desk } from "./Desk.ts";

/** A file that staff give from their computer. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const allFingers = ["right", "left"].flatMap((hand) =>
  ["thumb", "index", "middle", "ring", "little"].map((finger) => `${hand}_${finger}`),
);

const makePage = (label: string): GivenFile => ({
  name: `${label}.pdf`,
  mimeType: "application/pdf",
  buffer: makePdf(20_000),
});

/** The pages on which an application is taken, or submitted again, in the words of the clerk at the counter. */
export class Intake {
  readonly desk: Desk;
  #actions = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** How many presses, scans and typed entries there were. */
  get actions(): number {
    return this.#actions;
  }

  get main(): Locator {
    return this.desk.main;
  }

  get code(): Locator {
    return this.main.getByRole("textbox", { name: /^Code/ });
  }

  /** Says that the application is saved. */
  get success(): Locator {
    return this.main.getByRole("region", { name: /^The application of .* is saved\.$/ });
  }

  button(name: string | RegExp): Locator {
    return typeof name === "string"
      ? this.main.getByRole("button", { name, exact: true })
      : this.main.getByRole("button", { name });
  }

  /** A section of the sheet. */
  section(name: "find" | "request" | "documents" | "biometrics" | "phone" | "review"): Locator {
    return this.main.locator(`[data-step=${name}]`);
  }

  async expectOpen(name: Parameters<Intake["section"]>[0]): Promise<void> {
    await expect(this.main.locator('[aria-current="step"]')).toHaveAttribute("data-step", name);
  }

  async press(target: string | Locator): Promise<void> {
    this.#actions += 1;
    await (typeof target === "string" ? this.button(target) : target).click();
  }

  async type(field: Locator | string | RegExp, text: string): Promise<void> {
    this.#actions += 1;
    const isName = typeof field === "string" || field instanceof RegExp;
    const box = isName ? this.main.getByRole("textbox", { name: field }) : field;
    await box.fill(text);
  }

  async tick(control: Locator): Promise<void> {
    this.#actions += 1;
    await choose(control);
  }

  async choose(label: string, option: string): Promise<void> {
    this.#actions += 1;
    await this.main.getByLabel(new RegExp(`^${label}`)).selectOption({ label: option });
  }

  async open(): Promise<void> {
    await this.desk.open("/applications/new");
    await expect(this.desk.scanField).toBeFocused();
  }

  /** Scans the applicant's card, or what it says. */
  async scan(idNumber: string): Promise<void> {
    this.#actions += 1;
    await this.desk.scan(idNumber);
    await expect(this.main.getByRole("complementary", { name: "The applicant" })).toContainText(idNumber);
  }

  /** Opens the page and goes on to what is applied for. */
  async begin(idNumber: string): Promise<void> {
    await this.open();
    await this.scan(idNumber);
    await this.confirmDetails();
  }

  async confirmDetails(): Promise<void> {
    await this.tick(
      this.main.getByRole("checkbox", { name: "I have seen the applicant and the details match" }),
    );
    await this.press("Continue");
    await this.expectOpen("request");
  }

  /** Chooses what is applied for, and goes on where nothing else is asked. */
  async chooseType(name: string, { goesOn = true } = {}): Promise<void> {
    await this.tick(this.main.getByRole("radio", { name: new RegExp(`^${name}`) }));
    if (goesOn) await this.goOn("documents");
  }

  /** Chooses another centre than this one for the collection. */
  async chooseCenter(name: string): Promise<void> {
    const field = this.main.getByRole("combobox", { name: /^Collection centre/ });
    // The field shows this centre once the list of centres is loaded. Text typed before that would not be replaced.
    await expect(field).not.toHaveValue("");
    await this.type(field, name);
    await this.press(this.desk.page.getByRole("option", { name: new RegExp(`^${name}`) }).first());
  }

  /** Goes on from the open section, to the one that opens then. */
  async goOn(next: Parameters<Intake["section"]>[0]): Promise<void> {
    await this.press("Continue");
    await this.expectOpen(next);
  }

  /** Takes a document with the camera. */
  async takeByCamera(): Promise<void> {
    await this.press("Use the camera");
    await this.press("Take picture");
    await this.press("Use this picture");
  }

  /** Gives a document from a file. */
  async giveDocument(label: string, file: GivenFile = makePage(label)): Promise<void> {
    this.#actions += 1;
    const slot = this.section("documents").getByRole("group", { name: label });
    await slot.locator("input[type=file]").setInputFiles(file);
  }

  /** Gives the photograph, the ten fingers and the signature as files, here or at the station. */
  async giveBiometrics(): Promise<void> {
    await this.giveFiles("Upload a photograph", [
      { name: "face.jpg", mimeType: "image/jpeg", buffer: drawPortrait() },
    ]);
    await this.press("Use this photograph");
    await expect(this.main.getByRole("img", { name: /will be sent/ })).toBeVisible();
    await this.desk.page.keyboard.press("Alt+2");
    await this.giveFiles(
      "Use files",
      allFingers.map((name) => ({
        name: `${name}.png`,
        mimeType: "image/png",
        buffer: drawPrint(name.replace("_", " "), 1),
      })),
    );
    await expect(this.main.getByText("10 of 10 required fingers done")).toBeVisible();
    await this.desk.page.keyboard.press("Alt+3");
    await this.giveFiles("Use a picture", [
      { name: "sig.png", mimeType: "image/png", buffer: drawSignature() },
    ]);
    await this.press("Use this signature");
    await expect(this.button("Use this signature")).toHaveCount(0);
  }

  /** Gives files by a button that opens the list of files. */
  async giveFiles(button: string, files: readonly GivenFile[]): Promise<void> {
    const opened = this.desk.page.waitForEvent("filechooser");
    await this.press(button);
    await (await opened).setFiles(files);
  }

  async captureLater(): Promise<void> {
    await this.press("Capture later");
    await this.expectOpen("phone");
  }

  async sendCode(): Promise<void> {
    await this.press("Send code");
    await expect(this.code).toBeFocused();
  }

  /** The newest code for an application that the demonstration's phone shows, with the number that it was sent to. */
  async readPhone(after?: string): Promise<{ readonly code: string; readonly to: string }> {
    let found = { code: "", to: "" };
    await expect(async () => {
      const phone = await (await this.desk.page.request.get(`${this.desk.url}/demo/phone`)).text();
      const sent =
        /To <bdi dir="ltr">([^<]*)<\/bdi>[^<]*<time[^>]*>[^<]*<\/time><\/p>\s*<p class="body"[^>]*>(\d{6}) is your code to apply/;
      const [, to = "", code = ""] = sent.exec(phone) ?? [];
      expect(code).not.toBe("");
      expect(code).not.toBe(after);
      found = { code, to };
    }).toPass();
    return found;
  }

  /** Sends a code, types what the applicant reads out, and gives the number that it went to. */
  async verifyPhone(): Promise<string> {
    const before = await this.readLastCode();
    await this.sendCode();
    const { code, to } = await this.readPhone(before);
    await this.type(this.code, code);
    await this.press("Verify code");
    await this.expectOpen("review");
    return to;
  }

  /** The code that was sent last for an application; nothing where there was none. */
  async readLastCode(): Promise<string | undefined> {
    const phone = await (await this.desk.page.request.get(`${this.desk.url}/demo/phone`)).text();
    return /(\d{6}) is your code to apply/.exec(phone)?.[1];
  }

  async declare(): Promise<void> {
    await this.tick(this.section("review").getByRole("checkbox"));
  }

  /** Submits the application, and gives its number as the page shows it. */
  async submit(): Promise<string> {
    await this.press("Submit application");
    await expect(this.success).toBeVisible();
    const number = /C-\d{4}-\d{6}/.exec((await this.success.textContent()) ?? "")?.[0];
    expect(number).toBeDefined();
    return number ?? "";
  }

  /** Everything from the phone on. */
  async finish(): Promise<{ readonly number: string; readonly codeWentTo: string }> {
    const codeWentTo = await this.verifyPhone();
    await this.declare();
    return { number: await this.submit(), codeWentTo };
  }

  /** The newest application of a person, as the server has it. */
  async readNewest(idNumber: string) {
    const { page, url } = this.desk;
    const found = await page.request.get(`${url}/api/applications/dnr/status/${idNumber}`);
    await expect(found).toBeOK();
    const { status } = await found.json();
    const read = await page.request.get(`${url}/api/applications/center/${status.applications[0].id}`);
    await expect(read).toBeOK();
    return (await read.json()).application;
  }

  /** Gives the biometrics here, with the application. */
  async captureHere(): Promise<void> {
    await this.press("Capture here");
    await this.giveBiometrics();
    await this.press("Use these biometrics");
    await this.expectOpen("phone");
  }
}

import { drawPrint } from "../../../../../tooling/fingerprint-agent/draw-print.ts";
import { drawSignature } from "../../evidence.ts";
import { expect, test } from "../../journey.ts";
import type { Desk } from "../../pages/Desk.ts";
import { drawPortrait } from "../../portrait.ts";
import { expectWithinReach } from "../../within-reach.ts";

const headOffice = "DNR Head Office";
/** Of the demonstration. The first two are of the head office; full access sees the others there too. */
const people = { adult: "A106001", partlyTaken: "A106002", child: "A106003", knownBefore: "A105405" };

const fingers = ["thumb", "index", "middle", "ring", "little"];
const allFingers = ["right", "left"].flatMap((hand) => fingers.map((finger) => ({ hand, finger })));

async function openStation(desk: Desk, idNumber: string, username = "clerk.male"): Promise<void> {
  await desk.startSession(username, headOffice);
  await desk.open(`/applications/biometrics/${idNumber}`);
  await expect(desk.main.getByRole("heading", { level: 1 })).toHaveText("Capture biometrics");
}

const step = (desk: Desk, name: string) => desk.main.locator(`[data-step=${name}]`);
const press = (desk: Desk, name: string) => desk.main.getByRole("button", { name, exact: true }).click();

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const give = (desk: Desk, name: string, files: File[]) =>
  step(desk, name).locator("input[type=file]").setInputFiles(files);

async function givePhoto(desk: Desk): Promise<void> {
  await give(desk, "photo", [{ name: "face.jpg", mimeType: "image/jpeg", buffer: drawPortrait() }]);
  await press(desk, "Use this photograph");
  await expect(step(desk, "photo").getByRole("img", { name: /will be sent/ })).toBeVisible();
}

async function sign(desk: Desk): Promise<void> {
  await desk.page.keyboard.press("Alt+3");
  await give(desk, "sign", [{ name: "sig.png", mimeType: "image/png", buffer: drawSignature() }]);
  await press(desk, "Use this signature");
  await expect(step(desk, "sign")).toContainText(/Taken .* by/);
}

/** The application of a person as it is now. */
async function readApplication(desk: Desk, idNumber: string) {
  const answer = await desk.page.request.get(
    `${desk.url}/api/applications/center/active/${idNumber}/biometrics`,
  );
  await expect(answer).toBeOK();
  const { biometrics } = await answer.json();
  return biometrics.application as {
    readonly status: string;
    readonly biometrics: Readonly<Record<"photo" | "fingerprints" | "signature", string>>;
  };
}

async function except(desk: Desk, reason: string): Promise<void> {
  const dialog = desk.page.getByRole("dialog");
  await dialog.getByLabel("Reason").selectOption(reason);
  await dialog.getByLabel("How long").selectOption("Permanent");
  await dialog.getByRole("button", { name: "Save reason" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Tabs to a button in a section and presses it. */
async function enter(desk: Desk, name: string, button: string): Promise<void> {
  await desk.tabTo(step(desk, name).getByRole("button", { name: button, exact: true }));
  await desk.page.keyboard.press("Enter");
}

/** The same with a button that opens the list of files. */
async function enterFiles(desk: Desk, name: string, button: string, files: readonly File[]): Promise<void> {
  const opened = desk.page.waitForEvent("filechooser");
  await enter(desk, name, button);
  await (await opened).setFiles(files);
}

test("By keyboard alone an adult's photograph, ten fingers and signature are taken, and the application goes on [ROUTE-11] [CALL-67] [DOM-07]", async ({
  desk,
}) => {
  const { keyboard } = desk.page;
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/applications/biometrics");
  await desk.tabTo(desk.main.getByRole("searchbox"));
  await keyboard.type(people.adult);
  await keyboard.press("Enter");
  await expect(desk.main.getByRole("heading", { level: 1 })).toHaveText("Capture biometrics");
  await keyboard.press("Alt+1");
  const face = { name: "face.jpg", mimeType: "image/jpeg", buffer: drawPortrait() };
  await enterFiles(desk, "photo", "Upload a photograph", [face]);
  await enter(desk, "photo", "Use this photograph");
  await expect(step(desk, "photo").getByRole("img", { name: /will be sent/ })).toBeVisible();
  await keyboard.press("Alt+2");
  const prints = allFingers.map(({ hand, finger }) => ({
    name: `${hand}_${finger}.png`,
    mimeType: "image/png",
    buffer: drawPrint(`${hand} ${finger}`, 1),
  }));
  await enterFiles(desk, "fingers", "Use files", prints);
  await expect(step(desk, "fingers")).toContainText("10 of 10 required fingers done");
  await keyboard.press("Alt+3");
  const signature = { name: "sig.png", mimeType: "image/png", buffer: drawSignature() };
  await enterFiles(desk, "sign", "Use a picture", [signature]);
  await enter(desk, "sign", "Use this signature");
  await expect(step(desk, "sign")).toContainText(/Taken .* by/);
  // What was taken is at the registry: it is there after the page was loaded again.
  await desk.page.reload();
  await expect(step(desk, "review")).toContainText("Left little finger");
  await keyboard.press("Alt+4");
  await expectWithinReach(desk.page);
  await keyboard.press("Control+Enter");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/biometrics`);
  const { status, biometrics } = await readApplication(desk, people.adult);
  expect(status).not.toBe("pending_biometrics");
  expect(biometrics).toMatchObject({
    photo: "captured",
    fingerprints: "captured",
    signature: "captured",
  });
});

test("Somebody of whom no finger can be taken needs a supervisor [CALL-67]", async ({ desk }) => {
  await openStation(desk, people.partlyTaken);
  await givePhoto(desk);
  await desk.page.keyboard.press("Alt+2");
  for (const [at] of allFingers.entries()) {
    const done = (count: number) =>
      expect(step(desk, "fingers")).toContainText(`${count} of 10 required fingers done`);
    if (at === 0) {
      // The prints that were taken are removed first: they were of somebody else.
      for (const { hand, finger } of allFingers.slice(0, 6)) {
        const name = `${hand === "left" ? "Left" : "Right"} ${finger}`;
        await step(desk, "fingers")
          .getByRole("button", { name: new RegExp(`^${name}( finger)?: `) })
          .click();
        await press(desk, "Remove");
        await expect(
          step(desk, "fingers").getByRole("button", {
            name: new RegExp(`^${name}( finger)?: (Next|Needed)`),
          }),
        ).toBeVisible();
      }
      await done(0);
    }
    await press(desk, "Cannot be taken");
    await except(desk, "Finger is missing");
    await done(at + 1);
  }
  await sign(desk);
  await desk.page.keyboard.press("Alt+4");
  await expect(step(desk, "review")).toContainText("No finger could be taken.");
  await press(desk, "Ask a supervisor");
  await desk.main.getByLabel("Username of the supervisor").fill("super");
  await desk.main.getByLabel("Password of the supervisor", { exact: true }).fill("Counter-2026!");
  await desk.main.getByLabel("Why it is right to go on").fill("Both hands are missing.");
  await press(desk, "Vouch and finish");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/biometrics`);
  const { biometrics } = await readApplication(desk, people.partlyTaken);
  expect(biometrics).toMatchObject({ photo: "captured", fingerprints: "excepted", signature: "captured" });
});

test("On a tablet a child gives a photograph alone, and the guardian signs", async ({ desk }) => {
  await desk.page.setViewportSize({ width: 768, height: 1024 });
  await openStation(desk, people.child, "super");
  await expect(desk.main).toContainText("The guardian signs.");
  await expect(step(desk, "fingers")).toContainText("Not taken of a child");
  await givePhoto(desk);
  await sign(desk);
  await expectWithinReach(desk.page);
  await desk.page.keyboard.press("Control+Enter");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/biometrics`);
  expect((await readApplication(desk, people.child)).status).not.toBe("pending_biometrics");
});

test("Somebody who cannot sign says why, and parts from before are used", async ({ desk }) => {
  await openStation(desk, people.knownBefore, "super");
  await press(desk, "Use these");
  await desk.page.keyboard.press("Alt+3");
  // The signature from before is not theirs any more.
  await press(desk, "Sign again");
  await press(desk, "Unable to sign");
  await except(desk, "Cannot write");
  await desk.page.keyboard.press("Alt+4");
  await expect(step(desk, "review")).toContainText("Cannot be taken: Cannot write, permanent");
  await press(desk, "Save and finish");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/biometrics`);
  const { biometrics } = await readApplication(desk, people.knownBefore);
  expect(biometrics).toMatchObject({ photo: "reused", fingerprints: "reused", signature: "excepted" });
});

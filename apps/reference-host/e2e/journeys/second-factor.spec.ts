import { expect } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";
import { readShownBarcode } from "../read-barcode.ts";
import { showCode } from "../show-code.ts";
import { withSettings } from "../with-settings.ts";

const test = withSettings({ secondFactor: "required" });

/** Sets up sign-in codes as the registry asks, by the QR code on the screen. Returns the address for the app and a recovery code. */
async function setUp(desk: Desk) {
  const { dialog } = desk;
  await expect(dialog.getByRole("heading", { name: "Set up sign-in codes" })).toBeVisible();
  await dialog.getByLabel("Current password").fill("Counter-2026!");
  await dialog.getByRole("button", { name: "Continue" }).click();
  const picture = dialog.getByRole("img", { name: /^QR code/ });
  await expect(picture).toBeVisible();
  const address = (await readShownBarcode(picture)) ?? "";
  expect(address).toMatch(/^otpauth:\/\/totp\//);
  await dialog.getByLabel("Authenticator code").fill(showCode(address));
  await dialog.getByRole("button", { name: "Turn on codes" }).click();
  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allTextContents();
  await dialog.getByText("I have kept these codes").click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return { address, recoveryCode };
}

async function signInWithCode(desk: Desk, code: string): Promise<void> {
  await desk.signIn("clerk.male");
  const field = desk.main.getByLabel("Authenticator code");
  await expect(field).toBeFocused();
  await field.fill(code);
  await field.press("Enter");
}

test("a registry that requires codes has them set up at the first sign-in and asks for them later; a recovery code replaces a lost phone, and other sessions can be ended", async ({
  desk,
  openDesk,
}) => {
  await desk.signIn("clerk.male");
  const { address, recoveryCode } = await setUp(desk);
  await desk.chooseCenter(/DNR Head Office/);

  const other = await openDesk();
  // The code of this moment was used when the codes were set up.
  await signInWithCode(other, showCode(address, 1));
  await expect(other.heading).toHaveText("Select Center");
  const third = await openDesk();
  await signInWithCode(third, "000000");
  await expect(third.main.getByLabel("Authenticator code")).toHaveAccessibleDescription(
    /The code is not correct/,
  );
  await signInWithCode(third, recoveryCode);
  await expect(third.heading).toHaveText("Select Center");

  await desk.page.getByRole("button", { name: /Aishath Shareef/ }).click();
  await desk.page.getByRole("menuitem", { name: "Where you are signed in" }).click();
  const sessions = desk.dialog.getByRole("list", { name: "Your sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(3);
  await desk.dialog.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(desk.dialog.getByText("2 other sessions have ended.")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await third.page.reload();
  await expect(third.page).toHaveURL(/\/login/);
});

import { expect, type Locator } from "@playwright/test";

/** Presses a radio button or a checkbox by its label, as staff do: the control itself is not seen. */
export async function choose(control: Locator, isChosen = true): Promise<void> {
  await control.locator("xpath=ancestor::label").click();
  await expect(control).toBeChecked({ checked: isChosen });
}

import type { View } from "./scene.ts";

/** Opens a window of an application by its button on the page. */
export async function openWindow(view: View, button: string): Promise<void> {
  await view.press(button);
  await view.dialog.waitFor();
}

/** Presses to cancel an application without a word. */
export async function cancelWithoutWord({ press, dialog }: View): Promise<void> {
  await press("Cancel application", dialog);
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
}

/** Sends a payment link from the window that is open; the server would send one a minute at most. */
export async function sendLink({ page, press, dialog, say }: View): Promise<void> {
  await page.route("**/api/applications/dnr/payment-link", (asked) => {
    const payment = {
      status: "pending",
      amount: 100,
      currency: "MVR",
      link_sent_at: new Date().toISOString(),
      resend_in: 42,
    };
    return asked.fulfill({ json: { payment, sent_to_masked: "*** **45" } });
  });
  await press("Send payment link", dialog);
  await dialog.getByText(say("When the applicant has paid, you will see it here.")).waitFor();
}

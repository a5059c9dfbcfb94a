import { cdp } from "vitest/browser";

/** The browser's own protocol, which Vitest passes on without a type. */
type Protocol = { send: (method: string, options: object) => Promise<unknown> };

/** Runs a check while the page looks as it does on paper. */
export async function onPaper(check: () => void): Promise<void> {
  const browser = cdp() as unknown as Protocol;
  await browser.send("Emulation.setEmulatedMedia", { media: "print" });
  try {
    check();
  } finally {
    await browser.send("Emulation.setEmulatedMedia", { media: "" });
  }
}

/** Runs a check while the page has the colours of a reader who lets the system choose them. */
export async function inForcedColors(check: () => void): Promise<void> {
  const browser = cdp() as unknown as Protocol;
  const emulate = (value: string) =>
    browser.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  await emulate("active");
  try {
    check();
  } finally {
    await emulate("");
  }
}

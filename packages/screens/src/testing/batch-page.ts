import { within } from "@testing-library/react";
import { createScreenPage, isNamed, type ScreenPage } from "./screen-page.ts";
import { createWedgeScanner } from "./wedge-scanner.ts";

/** The page of one batch. */
export interface BatchPage extends ScreenPage {
  /** The field that scans go into. Throws where nothing can be scanned. */
  readonly scanField: () => HTMLInputElement;
  /** Scans codes into the field, one after the other, as a scanner types them. */
  readonly scan: (...codes: readonly string[]) => void;
  /** Chooses what is in the menu of a card's row: "Mark as missing", "Dispute", "Undo". */
  readonly chooseForCard: (action: string, serialNumber: string) => Promise<void>;
  /** Waits for the row of a card. */
  readonly findRow: (serialNumber: string) => Promise<HTMLElement>;
}

/** Finds the page of a batch that is sent or received. */
export function createBatchPage(side: "sending" | "receiving", page: HTMLElement = document.body): BatchPage {
  const screen = createScreenPage(
    side === "sending" ? "DispatchSendingBatch" : "DispatchReceivingBatch",
    page,
  );
  const scanner = createWedgeScanner();
  const scanField = () => within(screen.root()).getByRole<HTMLInputElement>("textbox", { name: /^Scan/ });
  return {
    ...screen,
    scanField,
    scan(...codes) {
      for (const code of codes) {
        scanField().focus();
        scanner.scan(code);
      }
    },
    async chooseForCard(action, serialNumber) {
      await screen.press(`More for ${serialNumber}`);
      const overlays = within(page.ownerDocument.body);
      (await overlays.findByRole("menuitem", { name: action })).click();
    },
    findRow: (serialNumber) =>
      within(screen.root()).findByRole("row", { name: (name) => isNamed(name, serialNumber) }),
  };
}

/** Waits until the log says a state of the scans; gives the log, and what is read of the last scan from afar. */
export async function findLastScan(state: string): Promise<{ log: HTMLElement; result: HTMLElement }> {
  const log = await within(document.body).findByRole("list", { name: "Last scans" });
  await within(log).findByText(state);
  const result = document.querySelector<HTMLElement>("[data-idd-part=scan-result]");
  if (!result) throw new Error("The page shows no result of scans.");
  return { log, result };
}

/** Reads how many cards each kind has, as the tabs of a batch that is checked show it on a wide window: "Received2". */
export function readCheckCounts(): readonly (string | null | undefined)[] {
  return ["Received", "Missing", "Disputed", "Remaining"].map(
    (name) =>
      within(document.body).getByRole("radio", { name: new RegExp(`^${name}`) }).parentElement?.textContent,
  );
}

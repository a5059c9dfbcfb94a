import { within } from "@testing-library/react";
import { createScreenPage, isNamed, type ScreenPage } from "./screen-page.ts";

/** A list of batches on a page. */
export interface BatchListPage extends ScreenPage {
  /** Waits for the row of a batch. */
  readonly findRow: (batchNo: string) => Promise<HTMLElement>;
  /** Opens a tab by its label. */
  readonly openTab: (label: string) => void;
  /** Follows the link of a batch. */
  readonly openBatch: (batchNo: string) => Promise<void>;
}

/** Finds one of the two lists of batches. */
export function createBatchListPage(
  side: "sending" | "receiving",
  page: HTMLElement = document.body,
): BatchListPage {
  const screen = createScreenPage(side === "sending" ? "DispatchSending" : "DispatchReceiving", page);
  const findRow = (batchNo: string) =>
    within(screen.root()).findByRole("row", { name: (name) => isNamed(name, batchNo) });
  return {
    ...screen,
    findRow,
    // With how many there are behind it, where the server counts.
    openTab: (label) =>
      within(screen.root())
        .getByRole("radio", { name: (name) => name.replace(/\s*[\d,]+$/, "") === label })
        .click(),
    async openBatch(batchNo) {
      within(await findRow(batchNo))
        .getByRole("link", { name: batchNo })
        .click();
    },
  };
}

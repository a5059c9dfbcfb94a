import type { ScanQueueSnapshot } from "@id-desk/core";
import { Alert, CodeText } from "@id-desk/ui";
import * as css from "./ScanPanel.css.ts";

/** The cards that were scanned when nothing could record them. */
export function MissedList({
  heading,
  missed,
}: Pick<ScanQueueSnapshot, "missed"> & { readonly heading: string }) {
  return (
    <Alert tone="danger" heading={heading}>
      <ul className={css.missed} data-idd-part="missed-scans">
        {missed.map(({ serial_number }) => (
          <li key={serial_number}>
            <CodeText>{serial_number}</CodeText>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

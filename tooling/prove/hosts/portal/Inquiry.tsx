"use client";

import { ApplicationStatus } from "@id-desk/screens/application-status";
import { Alone } from "./Alone.tsx";

/** Where a card is, for who may do nothing but look people up. */
export function Inquiry({
  idNumber,
  nonce,
}: {
  readonly idNumber: string;
  readonly nonce?: string | undefined;
}) {
  return (
    <Alone username="status.male" nonce={nonce}>
      <ApplicationStatus idNumber={idNumber} />
    </Alone>
  );
}

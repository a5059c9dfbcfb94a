"use client";

import { Xpat } from "@id-desk/screens/xpat";
import { Alone } from "./Alone.tsx";

/** Records interactions with foreign workers, and nothing else of the registry's. */
export function XpatPage({ nonce }: { readonly nonce?: string | undefined }) {
  return (
    <Alone username="xpat.male" nonce={nonce}>
      <Xpat autoFocusScan />
    </Alone>
  );
}

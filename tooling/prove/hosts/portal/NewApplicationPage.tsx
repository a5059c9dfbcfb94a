"use client";

import { NewApplication } from "@id-desk/screens/new-application";
import { Alone } from "./Alone.tsx";

/** Takes applications, and nothing else of the registry's: what follows is done at a page of the portal's own. */
export function NewApplicationPage({ nonce }: { readonly nonce?: string | undefined }) {
  return (
    <Alone username="clerk.male" nonce={nonce}>
      <NewApplication autoFocusScan getHref={({ screen }) => `/elsewhere/${screen}`} />
    </Alone>
  );
}

import type { ErrorSlotProps } from "@id-desk/screens";
import { PageFailure } from "./PageFailure.tsx";

/** Shows the error image where a screen has crashed; other errors have the screen's own card. */
function PageError({ error, children }: ErrorSlotProps) {
  return error.code === "render" ? <PageFailure error={error.cause} /> : children;
}

/** What this back office puts in place of the screens' own parts. */
export const slots = { error: PageError };

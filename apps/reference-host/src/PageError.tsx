import { type ErrorSlotProps, RouteError } from "@id-desk/screens";

/** Shows the error image where a screen has crashed; other errors have the screen's own card. */
function PageError({ error, children }: ErrorSlotProps) {
  if (error.code !== "render") return children;
  return (
    <RouteError
      error={error.cause}
      version={import.meta.env.VITE_VERSION}
      onReload={() => window.location.reload()}
    />
  );
}

/** What this back office puts in place of the screens' own parts. @see Spec 2, "route errors" */
export const slots = { error: PageError };

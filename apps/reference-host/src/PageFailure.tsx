import { RouteError } from "@id-desk/screens";

/** The error image of this back office, with the way to load the page again. @see Spec 2, "route errors" */
export function PageFailure({ error }: { readonly error: unknown }) {
  return (
    <RouteError
      error={error}
      version={import.meta.env.VITE_VERSION}
      onReload={() => window.location.reload()}
    />
  );
}

import { Link, type LinkProps } from "@id-desk/ui";
import { useNavigation } from "../registry/registry-context.ts";
import type { Destination } from "./destination.ts";

/** A link to another screen: an address for another tab, the host's own way for a plain press. */
export function DestinationLink({
  to,
  ...rest
}: Omit<LinkProps, "href" | "onPress"> & { readonly to: Destination }) {
  const { getHref, onNavigate } = useNavigation();
  return <Link {...rest} href={getHref(to)} onPress={() => onNavigate(to)} />;
}

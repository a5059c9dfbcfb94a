import { Link, type LinkProps } from "@id-desk/ui";
import type { Destination } from "./destination.ts";
import { useNavigation } from "./registry-context.ts";

/** A link to another screen: an address for another tab, the host's own way for a plain press. */
export function DestinationLink({
  to,
  ...rest
}: Omit<LinkProps, "href" | "onPress"> & { readonly to: Destination }) {
  const { getHref, onNavigate } = useNavigation();
  return <Link {...rest} href={getHref(to)} onPress={() => onNavigate(to)} />;
}

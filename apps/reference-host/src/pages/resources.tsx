import { Resources } from "@id-desk/screens/resources";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";
import { build } from "../papers.ts";
import { contacts, listResources } from "../resources.ts";

export function page({ addresses }: PageProps) {
  return (
    <Resources
      slots={slots}
      resources={listResources(addresses.toHref)}
      contacts={contacts}
      version={build}
    />
  );
}

import { type Area, may } from "@id-desk/core";
import { useCallback } from "react";
import { useRegistryOptions, useSession } from "../registry/registry-context.ts";

/**
 * Whether a page is offered now: with a centre selected, to whom the host's own permissions or, without those, the
 * roles of the session allow it. @see Spec 6
 */
export function useMayOpen(): (area: Area) => boolean {
  const { user, center } = useSession();
  const { permissions, searchRole } = useRegistryOptions();
  return useCallback(
    (area) => {
      if (!user || !center) return false;
      if (permissions) return permissions({ area, user, center });
      return may(user, area, searchRole === undefined ? {} : { searchRole });
    },
    [user, center, permissions, searchRole],
  );
}

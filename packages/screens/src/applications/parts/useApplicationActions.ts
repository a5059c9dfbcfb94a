import { type ApplicationAction, type ApplicationFacts, applicationActions } from "@id-desk/core";
import { useCallback } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";

/** What an application allows now and this screen may give, what is wanted most first. The same function until that changes. */
export function useApplicationActions(): (application: ApplicationFacts) => readonly ApplicationAction[] {
  const mayGive = useMayGive();
  const { user, center } = useSession();
  const centerId = center?.id;
  const hasFullAccess = user?.temp_full_access === true;
  return useCallback(
    (application) =>
      applicationActions(application, { centerId, hasFullAccess }).filter((action) =>
        action === "sendPaymentLink" || action === "cancelApplication" ? mayGive(action) : true,
      ),
    [mayGive, centerId, hasFullAccess],
  );
}

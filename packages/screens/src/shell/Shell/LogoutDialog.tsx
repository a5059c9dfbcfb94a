import { Button, Dialog } from "@id-desk/ui";
import { useSyncExternalStore } from "react";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { leaveCopy } from "../parts/leave.copy.ts";
import { UnsavedList } from "../parts/UnsavedList.tsx";
import { useLogout } from "../parts/useLogout.ts";

/** Asks before a logout that would lose something. */
export function LogoutDialog({
  isOpen,
  onOpenChange,
}: {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) {
  const t = useCopy(leaveCopy);
  const { unsavedWork, pendingScans, missedScans } = useRegistry();
  const logout = useLogout();
  const { user } = useSession();
  const sentences = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.read, unsavedWork.read);
  const waiting = user ? pendingScans.pendingFor(user.username) : 0;
  const missed = user ? missedScans.countFor(user.username) : 0;
  const work = waiting > 0 ? [t("waitingScans", { count: waiting }), ...unsavedWork.readOthers()] : sentences;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
      heading={t("logoutTitle")}
      dismissLabel={t("stay")}
      actions={
        <Button variant="danger" onPress={logout}>
          {t("logout")}
        </Button>
      }
    >
      <UnsavedList sentences={missed > 0 ? [...work, t("missedScans", { count: missed })] : work} />
    </Dialog>
  );
}

import { Button, Dialog } from "@id-desk/ui";
import { useSyncExternalStore } from "react";
import { useCopy, useRegistry, useSession } from "../../runtime/registry-context.ts";
import { leaveCopy } from "../parts/leave.copy.ts";
import { UnsavedList } from "../parts/UnsavedList.tsx";

/** Asks before a logout that would lose something. */
export function LogoutDialog({
  isOpen,
  onOpenChange,
}: {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) {
  const t = useCopy(leaveCopy);
  const { client, unsavedWork, pendingScans } = useRegistry();
  const { user } = useSession();
  const sentences = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.read, unsavedWork.read);
  const waiting = user ? pendingScans.pendingFor(user.username) : 0;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
      heading={t("logoutTitle")}
      dismissLabel={t("stay")}
      actions={
        <Button variant="danger" onPress={() => void client.auth.logout()}>
          {t("logout")}
        </Button>
      }
    >
      <UnsavedList
        sentences={
          waiting > 0 && sentences.length === 0 ? [t("waitingScans", { count: waiting })] : sentences
        }
      />
    </Dialog>
  );
}

import { type ComponentProps, useSyncExternalStore } from "react";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { LossDialog } from "../parts/LossDialog.tsx";
import { leaveCopy } from "../parts/leave.copy.ts";

/** Asks before a logout that would lose something. */
export function LogoutDialog(props: Omit<ComponentProps<typeof LossDialog>, "what" | "sentences">) {
  const t = useCopy(leaveCopy);
  const { unsavedWork, pendingScans, missedScans } = useRegistry();
  const { user } = useSession();
  const sentences = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.read, unsavedWork.read);
  const waiting = user ? pendingScans.pendingFor(user.username) : 0;
  const missed = user ? missedScans.countFor(user.username) : 0;
  const work = waiting > 0 ? [t("waitingScans", { count: waiting }), ...unsavedWork.readOthers()] : sentences;
  const all = missed > 0 ? [...work, t("missedScans", { count: missed })] : work;
  return <LossDialog {...props} what="logout" sentences={all} />;
}

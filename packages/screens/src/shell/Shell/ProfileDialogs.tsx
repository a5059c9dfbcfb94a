import { countKeptScans, serverCan } from "@id-desk/core";
import type { MenuItem } from "@id-desk/ui";
import { SmartphoneIcon, UsersIcon } from "@id-desk/ui/icons";
import { useEffect, useSyncExternalStore } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { LossDialog } from "../parts/LossDialog.tsx";
import { leaveCopy } from "../parts/leave.copy.ts";
import { profileDialogsCopy } from "./profile-dialogs.copy.ts";

/** The dialogs that the profile menu opens. */
export type ProfileDialog = "logout" | "password" | "codes" | "sessions";

interface ProfileDialogsProps {
  /** The open dialog. */
  readonly opened: ProfileDialog | undefined;
  readonly onOpen: (dialog: ProfileDialog | undefined) => void;
  /** Gets the entries that depend on what the server can do. */
  readonly onEntries: (entries: readonly MenuItem[]) => void;
  readonly onLogout: () => void;
}

const changePasswordDialog = createPartOnDemand(
  () => import("./ChangePasswordDialog.tsx"),
  "ChangePasswordDialog",
);
const secondFactorDialog = createPartOnDemand(
  () => import("./second-factor/SecondFactorDialog.tsx"),
  "SecondFactorDialog",
);
const sessionsDialog = createPartOnDemand(() => import("./sessions/SessionsDialog.tsx"), "SessionsDialog");

/** Shows the dialogs of the profile menu. It loads after the page, and then asks what else the server can do. */
export function ProfileDialogs({ opened, onOpen, onEntries, onLogout }: ProfileDialogsProps) {
  const t = useCopy(profileDialogsCopy);
  const { session } = useRegistry();
  const { user, center } = useSession();
  const mayGive = useMayGive();
  const isOwed = user?.must_set_up_second_factor === true;
  const { data } = useRead(
    "getSettings",
    { isSilent: true },
    { isEnabled: center !== null && !isOwed, readsOnce: true },
  );
  const hasCodes = (isOwed || serverCan(data, "second_factor")) && mayGive("startSecondFactor");
  const hasSessions = serverCan(data, "sessions");
  // At another centre they are asked for once more, of the same server.
  const isKnown = isOwed || data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const entry = (id: "codes" | "sessions", icon: MenuItem["icon"]) => ({
      id,
      label: t(id),
      icon,
      onAction: () => onOpen(id),
    });
    onEntries([
      ...(hasCodes ? [entry("codes", <SmartphoneIcon />)] : []),
      ...(hasSessions ? [entry("sessions", <UsersIcon />)] : []),
    ]);
  }, [isKnown, hasCodes, hasSessions, t, onOpen, onEntries]);

  const close = () => onOpen(undefined);
  /** A first password is changed before codes are set up. */
  function closePassword(): void {
    const { user } = session.getState();
    onOpen(user?.must_set_up_second_factor && !user.must_change_password ? "codes" : undefined);
  }
  const ChangePasswordDialog = useOnDemand(changePasswordDialog, {
    isWanted: opened === "password",
    onUnavailable: close,
  });
  const SecondFactorDialog = useOnDemand(secondFactorDialog, {
    isWanted: opened === "codes",
    warmsUp: false,
    onUnavailable: close,
  });
  const SessionsDialog = useOnDemand(sessionsDialog, {
    isWanted: opened === "sessions",
    warmsUp: false,
    onUnavailable: close,
  });
  return (
    <>
      <LogoutDialog isOpen={opened === "logout"} onClose={close} onConfirm={onLogout} />
      {opened === "password" && ChangePasswordDialog && <ChangePasswordDialog onClose={closePassword} />}
      {opened === "codes" && SecondFactorDialog && <SecondFactorDialog onClose={close} />}
      {opened === "sessions" && SessionsDialog && <SessionsDialog onClose={close} />}
    </>
  );
}

/** Asks before a logout that would lose something. */
function LogoutDialog({
  isOpen,
  onClose,
  onConfirm,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const t = useCopy(leaveCopy);
  const { storage, unsavedWork } = useRegistry();
  const { user } = useSession();
  const sentences = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.read, unsavedWork.read);
  const { pending, missed } = countKeptScans(storage, user?.username ?? "");
  const work = pending > 0 ? [t("waitingScans", { count: pending }), ...unsavedWork.readOthers()] : sentences;
  const all = missed > 0 ? [...work, t("missedScans", { count: missed })] : work;
  return (
    <LossDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      onConfirm={onConfirm}
      heading={t("logoutTitle")}
      dismissLabel={t("stay")}
      sentences={all.length > 0 ? all : [t("lost")]}
      confirmLabel={t("logout")}
    />
  );
}

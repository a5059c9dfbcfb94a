import { countKeptScans } from "@id-desk/core";
import { MenuButton, type MenuItem } from "@id-desk/ui";
import { FileTextIcon, KeyboardIcon, KeyIcon, LogOutIcon, SwapIcon } from "@id-desk/ui/icons";
import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { CrashGuard } from "../../runtime/frame/CrashGuard.tsx";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useNavigation, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { LossDialog } from "../parts/LossDialog.tsx";
import { leaveCopy } from "../parts/leave.copy.ts";
import { type Appearance, createAppearanceSections } from "./appearance-menu.ts";
import type { shellCopy } from "./Shell.copy.ts";

const changePasswordDialog = createPartOnDemand(
  () => import("./ChangePasswordDialog.tsx"),
  "ChangePasswordDialog",
);

/** Who is signed in, and what they can do about it. @see Spec 2, "Profile menu" */
export function ProfileMenu({
  t,
  appearance,
  onOpenHelp,
}: {
  readonly t: Translate<typeof shellCopy.texts>;
  readonly appearance: Appearance | undefined;
  readonly onOpenHelp: () => void;
}) {
  const { onNavigate } = useNavigation();
  const { client, storage, unsavedWork } = useRegistry();
  const { user } = useSession();
  const mayGive = useMayGive();
  const mayOpen = useMayOpen();
  const { run } = useAction("logout");
  // Whoever has a password that somebody else made can do nothing else.
  const [asked, setAsked] = useState<"logout" | "password" | undefined>(
    user?.must_change_password ? "password" : undefined,
  );
  const close = () => setAsked(undefined);
  const ChangePasswordDialog = useOnDemand(changePasswordDialog, {
    isWanted: asked === "password",
    onUnavailable: close,
  });
  if (!user) return null;

  const { username } = user;
  const logout = () => void run({}, () => client.auth.logout().then(() => undefined));
  function askLogout(): void {
    const { pending, missed } = countKeptScans(storage, username);
    if (unsavedWork.read().length > 0 || pending + missed > 0) setAsked("logout");
    else logout();
  }
  const items: readonly (MenuItem | false)[] = [
    mayOpen("changePassword") &&
      mayGive("updatePassword") && {
        id: "change-password",
        label: t("changePassword"),
        icon: <KeyIcon />,
        onAction: () => setAsked("password"),
      },
    mayOpen("resources") && {
      id: "resources",
      label: t("resources"),
      icon: <FileTextIcon />,
      onAction: () => onNavigate({ screen: "Resources" }),
    },
    mayOpen("switchCenter") && {
      id: "switch-center",
      label: t("switchCenter"),
      icon: <SwapIcon />,
      onAction: () => onNavigate({ screen: "SwitchCenter" }),
    },
    { id: "shortcuts", label: t("shortcuts"), icon: <KeyboardIcon />, onAction: onOpenHelp },
  ];
  return (
    <>
      <MenuButton
        label={user.fullname}
        isPerson
        items={[
          {
            id: "user",
            heading: username,
            items: items.filter((item) => item !== false),
          },
          ...(appearance ? createAppearanceSections(appearance, t) : []),
          ...(mayGive("logout")
            ? [
                {
                  id: "end",
                  "aria-label": t("logout"),
                  items: [{ id: "logout", label: t("logout"), icon: <LogOutIcon />, onAction: askLogout }],
                },
              ]
            : []),
        ]}
        variant="quiet"
        align="end"
      />
      <LogoutDialog isOpen={asked === "logout"} onOpenChange={close} onConfirm={logout} />
      {asked === "password" && ChangePasswordDialog && (
        <CrashGuard>
          <ChangePasswordDialog onClose={close} />
        </CrashGuard>
      )}
    </>
  );
}

/** Asks before a logout that would lose something. */
function LogoutDialog(
  props: Pick<ComponentProps<typeof LossDialog>, "isOpen" | "onOpenChange" | "onConfirm">,
) {
  const t = useCopy(leaveCopy);
  const { storage, unsavedWork } = useRegistry();
  const { user } = useSession();
  const sentences = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.read, unsavedWork.read);
  const { pending, missed } = countKeptScans(storage, user?.username ?? "");
  const work = pending > 0 ? [t("waitingScans", { count: pending }), ...unsavedWork.readOthers()] : sentences;
  const all = missed > 0 ? [...work, t("missedScans", { count: missed })] : work;
  return (
    <LossDialog
      {...props}
      heading={t("logoutTitle")}
      dismissLabel={t("stay")}
      sentences={all.length > 0 ? all : [t("lost")]}
      confirmLabel={t("logout")}
    />
  );
}

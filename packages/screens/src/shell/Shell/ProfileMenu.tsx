import { countKeptScans } from "@id-desk/core";
import { MenuButton, type MenuItem } from "@id-desk/ui";
import { FileTextIcon, KeyboardIcon, KeyIcon, LogOutIcon, SwapIcon } from "@id-desk/ui/icons";
import { useCallback, useReducer, useState } from "react";
import { CrashGuard } from "../../runtime/frame/CrashGuard.tsx";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { createPartOnDemand, useOnDemand, useWarmUp } from "../../runtime/reading/on-demand.ts";
import { useNavigation, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { type Appearance, createAppearanceSections } from "./appearance-menu.ts";
import type { ProfileDialog } from "./ProfileDialogs.tsx";
import type { shellCopy } from "./Shell.copy.ts";

const profileDialogs = createPartOnDemand(() => import("./ProfileDialogs.tsx"), "ProfileDialogs");

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
  // Users with a password that somebody else made, or without a second factor that they need, can do nothing else.
  const [opened, open] = useState<ProfileDialog | undefined>(
    user?.must_change_password ? "password" : user?.must_set_up_second_factor ? "codes" : undefined,
  );
  const [entries, setEntries] = useState<readonly MenuItem[]>([]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useWarmUp(useCallback(() => profileDialogs.load().then(draw), []));
  const ProfileDialogs = useOnDemand(profileDialogs, {
    isWanted: opened !== undefined,
    warmsUp: false,
    onUnavailable: () => open(undefined),
  });
  if (!user) return null;

  const { username } = user;
  const logout = () => void run({}, () => client.auth.logout().then(() => undefined));
  function askLogout(): void {
    const { pending, missed } = countKeptScans(storage, username);
    if (unsavedWork.read().length > 0 || pending + missed > 0) open("logout");
    else logout();
  }
  const items: readonly (MenuItem | false)[] = [
    mayOpen("changePassword") &&
      mayGive("updatePassword") && {
        id: "change-password",
        label: t("changePassword"),
        icon: <KeyIcon />,
        onAction: () => open("password"),
      },
    ...entries,
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
      {ProfileDialogs && (
        <CrashGuard>
          <ProfileDialogs opened={opened} onOpen={open} onEntries={setEntries} onLogout={logout} />
        </CrashGuard>
      )}
    </>
  );
}

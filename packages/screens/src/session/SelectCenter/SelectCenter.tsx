import type { Center } from "@id-desk/core";
import { Button, PageHeader } from "@id-desk/ui";
import type { Messages } from "../../runtime/copy.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import { CenterChooser } from "../parts/CenterChooser.tsx";
import { useCenterChoice } from "../parts/useCenterChoice.ts";
import { selectCenterCopy } from "./SelectCenter.copy.ts";
import { selectCenterManifest } from "./SelectCenter.manifest.ts";

/** What Select Center takes from its host. */
export interface SelectCenterProps {
  /** Told when the registry has taken the choice; the session holds it too. */
  readonly onCenterSet?: ((event: { readonly center: Center }) => void) | undefined;
  readonly messages?: Messages<typeof selectCenterCopy.texts> | undefined;
}

/** Lets staff who have signed in say which of their centres they are working at. @see Spec 2, "Shell" */
export function SelectCenter({ onCenterSet, messages }: SelectCenterProps) {
  const t = useCopy(selectCenterCopy, messages);
  const { client } = useRegistry();
  const { user } = useSession();
  const choice = useCenterChoice(onCenterSet);
  return (
    <ScreenFrame manifest={selectCenterManifest}>
      <PageHeader title={t("title")} subtitle={user ? t("greeting", { name: user.fullname }) : undefined} />
      <CenterChooser
        choice={choice}
        emptyAction={<Button onPress={() => void client.auth.logout()}>{t("logout")}</Button>}
      />
    </ScreenFrame>
  );
}

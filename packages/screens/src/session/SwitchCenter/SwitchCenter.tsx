import type { Center } from "@id-desk/core";
import { Button, PageHeader } from "@id-desk/ui";
import type { Messages } from "../../runtime/copy.ts";
import { useCopy, useSession } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import { CenterChooser } from "../parts/CenterChooser.tsx";
import { useCenterChoice } from "../parts/useCenterChoice.ts";
import { switchCenterCopy } from "./SwitchCenter.copy.ts";
import { switchCenterManifest } from "./SwitchCenter.manifest.ts";

/** What Switch Center takes from its host. */
export interface SwitchCenterProps {
  /** Told when the registry has taken the choice; the session holds it too. */
  readonly onCenterSet?: ((event: { readonly center: Center }) => void) | undefined;
  /** Told when the user stays at the centre; without it no Cancel is offered. */
  readonly onCancel?: (() => void) | undefined;
  readonly messages?: Messages<typeof switchCenterCopy.texts> | undefined;
}

/** Lets staff go on at another of their centres. @see Spec 2, "Top bar" */
export function SwitchCenter({ onCenterSet, onCancel, messages }: SwitchCenterProps) {
  const t = useCopy(switchCenterCopy, messages);
  const { center } = useSession();
  const choice = useCenterChoice(onCenterSet);
  return (
    <ScreenFrame manifest={switchCenterManifest}>
      <PageHeader title={t("title")} subtitle={center ? t("lead", { center: center.name }) : undefined} />
      <CenterChooser
        choice={choice}
        currentId={center?.id}
        otherActions={onCancel && <Button onPress={onCancel}>{t("cancel")}</Button>}
      />
    </ScreenFrame>
  );
}

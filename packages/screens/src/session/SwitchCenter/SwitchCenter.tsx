import type { Center } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { CenterChooser } from "../parts/CenterChooser.tsx";
import { useCenterChoice } from "../parts/useCenterChoice.ts";
import { switchCenterCopy } from "./SwitchCenter.copy.ts";
import { switchCenterManifest } from "./SwitchCenter.manifest.ts";

/** What Switch Center takes from its host. */
export interface SwitchCenterProps
  extends ScreenProps<"setCenter", typeof switchCenterCopy.texts, "center_selected" | "cancelled"> {
  /** Told when the registry has taken the choice; the session holds it too. */
  readonly onCenterSet?: ((event: { readonly center: Center }) => void) | undefined;
  /** Told when the user stays at the centre; without it no Cancel is offered. */
  readonly onCancel?: (() => void) | undefined;
}

/** Lets staff go on at another of their centres. @see Spec 2, "Top bar" */
export function SwitchCenter(props: SwitchCenterProps) {
  return (
    <ScreenFrame manifest={switchCenterManifest} props={props}>
      <Choosing {...props} />
    </ScreenFrame>
  );
}

function Choosing({ onCenterSet, onCancel, messages }: SwitchCenterProps) {
  const t = useCopy(switchCenterCopy, messages);
  const { center } = useSession();
  const choice = useCenterChoice(onCenterSet);
  const { tellExit } = useScreen();
  return (
    <>
      <ScreenHeader title={t("title")} subtitle={center ? t("lead", { center: center.name }) : undefined} />
      <CenterChooser
        choice={choice}
        currentId={center?.id}
        otherActions={
          onCancel && <Button onPress={() => tellExit("cancelled", onCancel)}>{t("cancel")}</Button>
        }
      />
    </>
  );
}

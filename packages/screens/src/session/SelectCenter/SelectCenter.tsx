import type { Center } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { CenterChooser } from "../parts/CenterChooser.tsx";
import { useCenterChoice } from "../parts/useCenterChoice.ts";
import { selectCenterCopy } from "./SelectCenter.copy.ts";
import { selectCenterManifest } from "./SelectCenter.manifest.ts";

/** What Select Center takes from its host. */
export interface SelectCenterProps
  extends ScreenProps<"setCenter" | "logout", typeof selectCenterCopy.texts, "center_selected"> {
  /** Told when the registry has taken the choice; the session holds it too. */
  readonly onCenterSet?: ((event: { readonly center: Center }) => void) | undefined;
}

/** Lets staff who have signed in say which of their centres they are working at. @see Spec 2, "Shell" */
export function SelectCenter(props: SelectCenterProps) {
  return (
    <ScreenFrame manifest={selectCenterManifest} props={props}>
      <Choosing {...props} />
    </ScreenFrame>
  );
}

function Choosing({ onCenterSet, messages }: SelectCenterProps) {
  const t = useCopy(selectCenterCopy, messages);
  const { client } = useRegistry();
  const { user } = useSession();
  const choice = useCenterChoice(onCenterSet);
  const logout = useAction("logout");
  const hasNone = !choice.isLoading && !choice.loadError && choice.total === 0;
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={user ? t(hasNone ? "greetingNone" : "greeting", { name: user.fullname }) : undefined}
      />
      <CenterChooser
        choice={choice}
        emptyAction={
          <Button
            isDisabled={logout.isDisabled}
            disabledReason={logout.disabledReason}
            onPress={() => void logout.run({}, () => client.auth.logout().then(() => undefined))}
          >
            {t("logout")}
          </Button>
        }
      />
    </>
  );
}

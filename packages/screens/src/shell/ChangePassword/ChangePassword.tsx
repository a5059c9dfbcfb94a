import { Button } from "@id-desk/ui";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreen, useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { PasswordForm } from "../parts/PasswordForm.tsx";
import { passwordCopy } from "../parts/password.copy.ts";
import { usePasswordChange } from "../parts/usePasswordChange.tsx";
import * as css from "./ChangePassword.css.ts";
import { changePasswordManifest } from "./ChangePassword.manifest.ts";

/** What changing the password takes from its host. */
export interface ChangePasswordProps
  extends ScreenProps<"updatePassword", typeof passwordCopy.texts, "changed" | "cancelled"> {
  /** Told when the new password counts; the session holds its new token already. */
  readonly onPasswordChanged?: (() => void) | undefined;
  /** Told when the user keeps the old one; without it no Close is offered. */
  readonly onCancel?: (() => void) | undefined;
}

/** Lets staff change their own password, for a portal without the shell, whose menu has a dialog for it. */
export function ChangePassword(props: ChangePasswordProps) {
  return (
    <ScreenFrame manifest={changePasswordManifest} props={props}>
      <Changing {...props} />
    </ScreenFrame>
  );
}

function Changing({ onPasswordChanged, onCancel, messages }: ChangePasswordProps) {
  const t = useCopy(passwordCopy, messages);
  const { tellExit } = useScreen();
  useScreenState({ isReady: true });
  const password = usePasswordChange(t, {
    onChanged: () => tellExit("changed", onPasswordChanged),
    onClose: () => tellExit("cancelled", onCancel),
  });
  return (
    <div className={css.page}>
      <ScreenHeader title={t("title")} subtitle={t("lead")} />
      <PasswordForm password={password} t={t} />
      <div className={css.actions}>
        {password.isOffered && <Button {...password.button} disabledReason={password.disabledReason} />}
        {onCancel && (
          <Button isDisabled={password.isPending} onPress={password.close}>
            {t("close")}
          </Button>
        )}
      </div>
      {password.question}
    </div>
  );
}

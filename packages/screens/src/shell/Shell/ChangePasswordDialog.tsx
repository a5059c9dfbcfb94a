import { Button, Dialog } from "@id-desk/ui";
import { flushSync } from "react-dom";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { PasswordForm } from "../parts/PasswordForm.tsx";
import { passwordCopy } from "../parts/password.copy.ts";
import { usePasswordChange } from "../parts/usePasswordChange.tsx";

/** Changes the password of whoever is signed in. @see Spec 2, "Change Password dialog" */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy(passwordCopy);
  // At once: the page must be there again before the focus returns to it.
  const password = usePasswordChange(t, { onChanged: () => flushSync(onClose), onClose });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && password.close()}
        heading={t("title")}
        dismissLabel={t("close")}
        isPending={password.isPending}
        size="sm"
        actions={<Button {...password.button} />}
      >
        <PasswordForm password={password} t={t} />
      </Dialog>
      {password.question}
    </>
  );
}

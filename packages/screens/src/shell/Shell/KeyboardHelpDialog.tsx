import { Checkbox, Dialog, Keys } from "@id-desk/ui";
import { useState } from "react";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import * as css from "./KeyboardHelpDialog.css.ts";
import { keyboardHelpCopy } from "./keyboard-help.copy.ts";

/** Lists the keys of the page as it stood when staff asked. */
export function KeyboardHelpDialog({
  isKeyOn,
  onKeyOnChange,
  onClose,
}: {
  /** "?" opens the help. */
  readonly isKeyOn: boolean;
  readonly onKeyOnChange: (isKeyOn: boolean) => void;
  readonly onClose: () => void;
}) {
  const t = useCopy(keyboardHelpCopy);
  const { shortcuts } = useRegistry();
  const [listed] = useState(shortcuts.read);
  return (
    <Dialog isOpen onOpenChange={onClose} heading={t("title")} isDismissable dismissLabel={null} size="sm">
      <div className={css.help}>
        <p>{t("lead")}</p>
        <dl className={css.shortcuts}>
          {[...listed, { keys: "Escape", label: t("escape") }].map(({ keys, label }) => (
            <div key={keys} className={css.shortcut}>
              <dt>
                <Keys combination={keys} />
              </dt>
              <dd className={css.doing}>{label}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t("keyOn")}
          description={t("keyOnHint")}
          isSelected={isKeyOn}
          onChange={onKeyOnChange}
        />
      </div>
    </Dialog>
  );
}

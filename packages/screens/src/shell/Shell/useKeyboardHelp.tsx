import { type ReactNode, useState } from "react";
import { CrashGuard } from "../../runtime/frame/CrashGuard.tsx";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { keepChoice, readChoice } from "../../runtime/registry/kept-choice.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";

const keyboardHelpDialog = createPartOnDemand(() => import("./KeyboardHelpDialog.tsx"), "KeyboardHelpDialog");

const storageKey = "idd-help-key-off";

/**
 * The help that lists the keys of the page. "?" opens it, unless staff have turned that off: whoever speaks to the
 * computer may say it by accident.
 */
export function useKeyboardHelp(label: string): { readonly open: () => void; readonly dialog: ReactNode } {
  const { storage } = useRegistry();
  const [isOpen, setOpen] = useState(false);
  // Nothing until it is needed: on an old computer the first look at the storage is felt.
  const [isKeyOn, setKeyOn] = useState<boolean>();
  const readKeyOn = () => isKeyOn ?? readChoice(storage, storageKey) !== "1";
  const open = () => {
    setKeyOn(readKeyOn());
    setOpen(true);
  };
  const press = () => {
    if (readKeyOn()) open();
    else setKeyOn(false);
  };
  const close = () => setOpen(false);
  const KeyboardHelpDialog = useOnDemand(keyboardHelpDialog, { isWanted: isOpen, onUnavailable: close });
  useShortcut({ keys: "?", label }, isKeyOn === false ? undefined : press);
  function turnKey(isOn: boolean): void {
    setKeyOn(isOn);
    keepChoice(storage, storageKey, isOn ? null : "1");
  }
  const dialog = isOpen && KeyboardHelpDialog && (
    <CrashGuard>
      <KeyboardHelpDialog isKeyOn={isKeyOn ?? true} onKeyOnChange={turnKey} onClose={close} />
    </CrashGuard>
  );
  return { open, dialog };
}

import { type ReactNode, useState } from "react";
import { CrashGuard } from "../../runtime/frame/CrashGuard.tsx";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
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
  const open = () => {
    setKeyOn(isKeyOn ?? readKeyOn(storage));
    setOpen(true);
  };
  const press = () => {
    if (isKeyOn ?? readKeyOn(storage)) open();
    else setKeyOn(false);
  };
  const close = () => setOpen(false);
  const KeyboardHelpDialog = useOnDemand(keyboardHelpDialog, { isWanted: isOpen, onUnavailable: close });
  useShortcut({ keys: "?", label }, isKeyOn === false ? undefined : press);
  function turnKey(isOn: boolean): void {
    setKeyOn(isOn);
    try {
      if (isOn) storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, "1");
    } catch {
      // A full or forbidden storage: it holds until the page is loaded again.
    }
  }
  const dialog = isOpen && KeyboardHelpDialog && (
    <CrashGuard>
      <KeyboardHelpDialog isKeyOn={isKeyOn ?? true} onKeyOnChange={turnKey} onClose={close} />
    </CrashGuard>
  );
  return { open, dialog };
}

function readKeyOn(storage: ReturnType<typeof useRegistry>["storage"]): boolean {
  try {
    return storage?.getItem(storageKey) !== "1";
  } catch {
    return true;
  }
}

import { lazy, type ReactNode, Suspense, useState } from "react";
import { CrashGuard } from "../../runtime/CrashGuard.tsx";
import { useRegistry } from "../../runtime/registry-context.ts";
import { useShortcut } from "../../runtime/use-shortcut.ts";

const KeyboardHelpDialog = lazy(() =>
  import("./KeyboardHelpDialog.tsx").then((module) => ({ default: module.KeyboardHelpDialog })),
);

const storageKey = "idd-help-key-off";

/**
 * The help that lists the keys of the page. "?" opens it, unless staff have turned that off: whoever speaks to the
 * computer may say it by accident.
 */
export function useKeyboardHelp(label: string): { readonly open: () => void; readonly dialog: ReactNode } {
  const { storage } = useRegistry();
  const [isOpen, setOpen] = useState(false);
  const [isKeyOn, setKeyOn] = useState(() => readKeyOn(storage));
  const open = () => setOpen(true);
  useShortcut({ keys: "?", label }, isKeyOn ? open : undefined);
  function turnKey(isOn: boolean): void {
    setKeyOn(isOn);
    try {
      if (isOn) storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, "1");
    } catch {
      // A full or forbidden storage: it holds until the page is loaded again.
    }
  }
  const dialog = isOpen && (
    <CrashGuard>
      <Suspense fallback={null}>
        <KeyboardHelpDialog isKeyOn={isKeyOn} onKeyOnChange={turnKey} onClose={() => setOpen(false)} />
      </Suspense>
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

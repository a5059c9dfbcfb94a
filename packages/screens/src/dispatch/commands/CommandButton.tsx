import { Button, type ButtonProps } from "@id-desk/ui";
import { useRef } from "react";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import type { Asked, AskedOfBatch } from "./command.ts";

/** Opens the dialog of a command on a batch; hidden on a page for reading alone. Control+Enter presses the primary one. */
export function CommandButton({
  action,
  ask,
  reason,
  children,
  ...button
}: Pick<ButtonProps, "variant" | "size" | "icon" | "className"> & {
  readonly action: AskedOfBatch["action"];
  readonly ask: (asked: Asked) => void;
  /** Why it cannot be done yet. */
  readonly reason?: string | undefined;
  readonly children: string;
}) {
  const { isOffered, isDisabled, disabledReason } = useAction(action);
  const element = useRef<HTMLButtonElement>(null);
  const isPrimary = isOffered && button.variant === "primary";
  useShortcut(
    { keys: "Control+Enter", label: children },
    isPrimary
      ? () => {
          // A button that cannot be pressed says why while it has the focus.
          element.current?.focus();
          element.current?.click();
        }
      : undefined,
  );
  if (!isOffered) return null;
  return (
    <Button
      {...button}
      ref={element}
      aria-keyshortcuts={isPrimary ? "Control+Enter" : undefined}
      isDisabled={isDisabled || reason !== undefined}
      disabledReason={disabledReason ?? reason}
      onPress={() => ask({ action })}
    >
      {children}
    </Button>
  );
}

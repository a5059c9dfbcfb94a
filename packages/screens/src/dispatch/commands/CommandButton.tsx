import { Button, type ButtonProps } from "@id-desk/ui";
import { useAction } from "../../runtime/writing/use-action.ts";
import type { Asked, AskedOfBatch } from "./command.ts";

/** Opens the dialog of a command on a batch; not there on a page for reading alone. */
export function CommandButton({
  action,
  ask,
  reason,
  ...button
}: Pick<ButtonProps, "variant" | "size" | "icon" | "className" | "children"> & {
  readonly action: AskedOfBatch["action"];
  readonly ask: (asked: Asked) => void;
  /** Why it cannot be done yet. */
  readonly reason?: string | undefined;
}) {
  const { isOffered, isDisabled, disabledReason } = useAction(action);
  if (!isOffered) return null;
  return (
    <Button
      {...button}
      isDisabled={isDisabled || reason !== undefined}
      disabledReason={disabledReason ?? reason}
      onPress={() => ask({ action })}
    />
  );
}

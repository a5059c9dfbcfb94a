import type { components } from "../../contract/registry.gen.d.ts";
import { itemOfException } from "../../database/biometrics/capture-sets.ts";
import type { CaptureItem } from "../../domain/biometrics/capture-items.ts";
import { refuseFields } from "../../domain/refusal.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import { checkAsked } from "./keep-part.ts";

/** Checks what is said of a finger or a signature that cannot be taken, and returns which it is. */
export function checkException(
  settings: RegistrySettings,
  exception: components["schemas"]["ExceptionData"],
): CaptureItem {
  const { kind, hand, finger, reason } = exception;
  const { exception_reasons, unable_to_sign_reasons } = settings.shown.biometrics;
  const isFinger = kind === "finger";
  const errors = {
    ...(isFinger && hand === undefined && { hand: ["Hand is required."] }),
    ...(isFinger && finger === undefined && { finger: ["Finger is required."] }),
    ...(!isFinger && hand !== undefined && { hand: ["A signature has no hand: leave it out."] }),
    ...(!isFinger && finger !== undefined && { finger: ["A signature has no finger: leave it out."] }),
    ...(!(isFinger ? exception_reasons : unable_to_sign_reasons).some(({ code }) => code === reason) && {
      reason: ["Reason is not valid."],
    }),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  const item = itemOfException(exception);
  checkAsked(settings, item, "finger");
  return item;
}

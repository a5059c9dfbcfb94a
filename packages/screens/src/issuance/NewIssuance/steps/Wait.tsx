import { formatCountdown } from "@id-desk/core";
import { useState } from "react";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { otpStepCopy } from "./otp-step.copy.ts";
import * as css from "./Step.css.ts";
import { useSecondsLeft } from "./useSecondsLeft.ts";

/** How long to wait until another try is looked at; counts anew for another refusal. */
export function Wait({ seconds, error }: { readonly seconds: number; readonly error: unknown }) {
  const t = useCopy(otpStepCopy);
  const [since, setSince] = useState(() => ({ error, at: performance.now() }));
  if (since.error !== error) setSince({ error, at: performance.now() });
  const left = useSecondsLeft(seconds, since.at);
  if (left === 0) return null;
  return <span className={css.countdown}>{t("wait", { time: formatCountdown(left) })}</span>;
}

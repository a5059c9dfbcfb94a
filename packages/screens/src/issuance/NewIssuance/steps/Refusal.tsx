import { formatCountdown, type RegistryError, secondsLeft } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import { useEffect, useState } from "react";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { otpStepCopy } from "./otp-step.copy.ts";
import * as css from "./Step.css.ts";

/** Why a try was refused, and how long to wait until another one is looked at; counts anew for another refusal. */
export function Refusal({
  error,
  tone = "danger",
  seconds = 0,
}: {
  readonly error: RegistryError | undefined;
  readonly tone?: "danger" | "warning";
  /** How long to wait, where the refusal does not say it. */
  readonly seconds?: number;
}) {
  const t = useCopy(otpStepCopy);
  const [since, setSince] = useState(() => ({ error, at: performance.now() }));
  if (since.error !== error) setSince({ error, at: performance.now() });
  const left = useSecondsLeft(error?.retryAfterSeconds ?? seconds, since.at);
  return (
    <Alert tone={tone} announce="at once" heading={error?.message}>
      {left > 0 && <span className={css.countdown}>{t("wait", { time: formatCountdown(left) })}</span>}
    </Alert>
  );
}

/** Counts seconds down that an answer has named, from when it came; never by this computer's clock. */
export function useSecondsLeft(seconds: number, answeredAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  const left = secondsLeft(seconds, Math.max(now, answeredAt) - answeredAt);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

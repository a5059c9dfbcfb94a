import { formatCountdown, type RegistryError } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import { useState } from "react";
import { useSecondsLeft } from "../runtime/reading/use-seconds-left.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { oneTimePasswordCopy } from "./one-time-password.copy.ts";
import * as css from "./verification.css.ts";

/** Why a try was refused, and how long to wait until another one is looked at; counts anew for another refusal. */
export function Refusal({
  error,
  text = error?.message,
  tone = "danger",
  seconds = 0,
}: {
  readonly error: RegistryError | undefined;
  /** What is said of it; its own message by default. */
  readonly text?: string | undefined;
  readonly tone?: "danger" | "warning";
  /** How long to wait, where the refusal does not say it. */
  readonly seconds?: number;
}) {
  const t = useCopy(oneTimePasswordCopy);
  const [since, setSince] = useState(() => ({ error, at: performance.now() }));
  if (since.error !== error) setSince({ error, at: performance.now() });
  const left = useSecondsLeft(error?.retryAfterSeconds ?? seconds, since.at);
  return (
    <Alert tone={tone} announce="at once" heading={text}>
      {left > 0 && <span className={css.countdown}>{t("wait", { time: formatCountdown(left) })}</span>}
    </Alert>
  );
}

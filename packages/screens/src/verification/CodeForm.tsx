import { checkOneTimeCode, formatCountdown, parseScan, readOneTimeCode } from "@id-desk/core";
import { Alert, Button, Form, TextField, VisuallyHidden } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../runtime/forms/use-form.ts";
import { useSecondsLeft } from "../runtime/reading/use-seconds-left.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { keepTogether } from "../runtime/words/keep-together.ts";
import { oneTimePasswordCopy } from "./one-time-password.copy.ts";
import {
  isSentElsewhere,
  type OneTimePassword,
  readTarget,
  type VerificationProps,
} from "./one-time-password.ts";
import { Refusal } from "./Refusal.tsx";
import * as css from "./verification.css.ts";

/** Takes the code that somebody reads out, says how long it holds and how many tries are left. */
export function CodeForm({
  otp,
  onElsewhere,
  ...verification
}: VerificationProps & { readonly otp: OneTimePassword; readonly onElsewhere: () => void }) {
  const t = useCopy(oneTimePasswordCopy);
  const { words, verify, send, registered, contact, answeredAt, onSent, onVerified } = verification;
  const field = useRef<HTMLInputElement>(null);
  const { error } = verify;
  const form = useForm({
    start: { otp: "" },
    check: ({ otp }) => ({ otp: otp.trim() !== "" && checkOneTimeCode(otp) }),
  });
  const clear = () => form.restart({ otp: "" });
  const validFor = useSecondsLeft(otp.expires_in, answeredAt);
  const resendIn = useSecondsLeft(otp.resend_in, answeredAt);
  const lockedFor = useSecondsLeft(otp.locked_for ?? 0, answeredAt);
  const [told, setTold] = useState(error);
  if (told !== error) {
    setTold(error);
    // A code that was looked at is of no use any more; one whose answer did not come is sent again as it stands.
    if (error?.fields.otp) clear();
  }
  const left = error?.context.attempts_left;
  const attempts = typeof left === "number" ? left : otp.attempts_left;
  // After the last wrong code the server says how long none is looked at.
  const isLastWrong = attempts === 0 && error?.retryAfterSeconds !== undefined;
  const isLocked = error?.serverCode === "otp_locked" || isLastWrong || lockedFor > 0;
  const isExpired = validFor === 0 || error?.serverCode === "otp_expired";
  const isOpen = !isLocked && !isExpired;
  // What is left of the time is spoken at the minutes that matter, and not each second.
  const minutes = Math.ceil(validFor / 60);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function submit(): Promise<void> {
    form.validate();
    const { otp } = form.values;
    const code = readOneTimeCode(otp);
    if (!code) {
      // A scan that was made while the field had the focus is no code.
      if (parseScan(otp).kind !== "unknown") clear();
      return;
    }
    const answer = await verify.send({ otp: code });
    if (!answer) return;
    clear();
    await onVerified(answer, "otp");
  }

  async function resend(): Promise<void> {
    if (isSentElsewhere(otp, registered, contact)) {
      onElsewhere();
      return;
    }
    const answer = await send.send(readTarget(registered, contact));
    if (!answer) return;
    verify.reset();
    clear();
    await onSent(answer);
    field.current?.focus();
  }

  return (
    <Form onSubmit={submit}>
      <Alert
        tone="info"
        announce="politely"
        heading={<bdi>{t("sentTo", { phone: keepTogether(otp.sent_to_masked) })}</bdi>}
      />
      {isLocked ? (
        <Refusal seconds={lockedFor} error={error} />
      ) : isExpired ? (
        <Alert tone="warning" announce="at once" heading={t("expired")} />
      ) : (
        <TextField
          ref={field}
          className={css.code}
          name="otp"
          label={t("code")}
          description={`${words.codeHint} ${t("attempts", { count: attempts })}`}
          isCode
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
          value={form.values.otp}
          onChange={(otp) => {
            form.restart({ otp });
            if (otp !== "") verify.reset();
          }}
          errorMessage={form.errorOf("otp") ?? error?.fields.otp?.[0]}
        />
      )}
      {isOpen && error && !error.fields.otp && (
        <Alert tone="danger" announce="at once" heading={error.message} />
      )}
      {send.error && <Refusal tone="warning" error={send.error} />}
      <div className={css.actions}>
        {isOpen && (
          <Button type="submit" variant="primary" isPending={verify.isPending} pendingLabel={t("verifying")}>
            {t("verify")}
          </Button>
        )}
        <Button
          variant={isExpired && !isLocked ? "primary" : "secondary"}
          isPending={send.isPending}
          isDisabled={resendIn > 0}
          disabledReason={t("resendIn", { time: formatCountdown(resendIn) })}
          onPress={() => void resend()}
        >
          {t("resend")}
        </Button>
        <Button variant="quiet" onPress={onElsewhere}>
          {t("elsewhere")}
        </Button>
        {isOpen && (
          <span className={css.countdown} aria-hidden="true">
            {t("validFor", { time: formatCountdown(validFor) })}
          </span>
        )}
      </div>
      <VisuallyHidden role="status">
        {[5, 2, 1].includes(minutes) && t("minutesLeft", { count: minutes })}
      </VisuallyHidden>
      <VisuallyHidden role="status">{validFor > 0 && resendIn === 0 && t("resendReady")}</VisuallyHidden>
    </Form>
  );
}

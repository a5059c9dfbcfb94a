import { checkContact, formatAmount, formatCountdown, readContact } from "@id-desk/core";
import { Alert, Button, Dialog, Form, TextField, VisuallyHidden } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useId, useState } from "react";
import { Facts } from "../../records/Facts.tsx";
import { useForm } from "../../runtime/forms/use-form.ts";
import { usePressOnControlEnter } from "../../runtime/keys/use-press-on-control-enter.ts";
import { useSecondsLeft } from "../../runtime/reading/use-seconds-left.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { keepTogether } from "../../runtime/words/keep-together.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import type { Writing } from "../../runtime/writing/use-write.ts";
import { type ShownApplication, updateShown } from "../parts/shown-application.ts";
import { paymentDialogCopy } from "./payment-dialog.copy.ts";
import { usePaymentWatch } from "./usePaymentWatch.ts";

/** Sends the applicant a link to pay the fee, and says when it was paid. */
export function PaymentDialog({
  application,
  writing,
  onChanged,
  onReload,
  onClose,
}: {
  readonly application: ShownApplication;
  /** The sending; it stays when the dialog is closed. */
  readonly writing: Pick<Writing<"sendPaymentLink">, "send" | "isPending" | "error">;
  /** Told the application as it is now: a link was sent, or the fee was paid. */
  readonly onChanged: (application: ShownApplication) => void;
  /** The application is no longer what is shown here, and is to be read again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}) {
  const t = useCopy(paymentDialogCopy);
  const dates = useDates();
  const { payment, status, application_no, applicant } = application;
  const [sentTo, setSentTo] = useState<string>();
  /** The registry has it under way no longer, or another one. */
  const [isGone, setGone] = useState(false);
  /** The registry has no number to send it to, or a wrong one: not every page knows that before. */
  const [isPhoneRefused, setPhoneRefused] = useState(false);
  const [answered, setAnswered] = useState(() => ({
    seconds: payment.resend_in ?? 0,
    at: performance.now(),
  }));
  const { error } = writing;
  const [told, setTold] = useState(error);
  if (told !== error) {
    setTold(error);
    const seconds = error?.retryAfterSeconds;
    if (seconds !== undefined) setAnswered({ seconds, at: performance.now() });
    if (error?.fields.phone) setPhoneRefused(true);
  }
  const resendIn = useSecondsLeft(answered.seconds, answered.at);
  const isPaid = payment.status === "paid";
  const isWaiting = status === "pending_payment" && !isPaid;
  const isSent = sentTo !== undefined || Boolean(payment.link_sent_at);
  const registered = "contact_phone_masked" in application ? application.contact_phone_masked : undefined;
  const phone = sentTo || registered;
  const needsPhone = registered === null || isPhoneRefused;
  const formId = useId();
  const submit = usePressOnControlEnter();
  const form = useForm({
    start: { phone: "" },
    asked: needsPhone ? ["phone"] : [],
    check: (typed) => ({ phone: typed.phone.trim() === "" ? t("phoneRequired") : checkContact(typed.phone) }),
    error,
  });

  usePaymentWatch(application, isWaiting && isSent && !isGone, (found) => {
    if (!found) {
      // Read again once: each reading is a look at the person.
      setGone(true);
      onReload();
      return;
    }
    // An answer that leaves the wait out is read as 0: the countdown must not end by it.
    const seconds = found.payment.resend_in ?? 0;
    if (seconds > 0) setAnswered({ seconds, at: performance.now() });
    const isOther = found.status !== status || found.version !== application.version;
    if (isOther || found.payment.status !== payment.status) onChanged(updateShown(application, found));
  });

  async function send(): Promise<void> {
    if (resendIn > 0 || !form.validate()) return;
    const typed = needsPhone ? { phone: readContact(form.values.phone) } : {};
    // The dialog says itself what came of it.
    const body = { application_id: application.id, ...typed };
    const answer = await writing.send({ body, isSilent: true });
    if (!answer) return;
    setSentTo(answer.sent_to_masked ?? "");
    if (!answer.payment) {
      onReload();
      return;
    }
    setAnswered({ seconds: answer.payment.resend_in ?? 0, at: performance.now() });
    onChanged({ ...application, payment: answer.payment });
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={<Phrase text={t("title")} values={{ number: <BatchNumber>{application_no}</BatchNumber> }} />}
      dismissLabel={t("close")}
      isPending={writing.isPending}
      actions={
        isWaiting && (
          <Button
            ref={submit}
            type="submit"
            form={formId}
            variant="primary"
            icon={<SendIcon />}
            isPending={writing.isPending}
            pendingLabel={t("sending")}
            isDisabled={resendIn > 0}
            disabledReason={t("nextIn", { time: formatCountdown(resendIn) })}
          >
            {t(isSent ? "sendAgain" : "send")}
          </Button>
        )
      }
    >
      <Form id={formId} onSubmit={send}>
        <Facts
          layout="rows"
          words={t}
          facts={{
            applicant: <AnyScript>{applicant.name_en}</AnyScript>,
            amount: <bdi dir="ltr">{formatAmount(payment)}</bdi>,
            phone: phone ? (
              <bdi dir="ltr">{keepTogether(phone)}</bdi>
            ) : (
              registered === undefined && !needsPhone && t("phoneHidden")
            ),
            lastSent: payment.link_sent_at ? (
              <bdi>{t("sentAt", { at: dates.dateTime(payment.link_sent_at) })}</bdi>
            ) : (
              t("neverSent")
            ),
          }}
        />
        {isWaiting && needsPhone && (
          <>
            {!registered && <Alert tone="warning" heading={t("noPhone")} />}
            <TextField
              {...form.field("phone")}
              label={t("phone")}
              description={t("phoneHint")}
              type="tel"
              isCode
              isRequired
              autoComplete="off"
            />
          </>
        )}
        {isWaiting && error && !error.fields.phone && (
          <Alert tone="danger" announce="at once" heading={readRefusalText(error)} />
        )}
        {isWaiting && isSent && (
          <Alert tone="info" announce="politely" heading={sentTo !== undefined && <Sent phone={sentTo} />}>
            {t("waiting")}
          </Alert>
        )}
        {isPaid && (
          <Alert tone="success" announce="at once" heading={t("paid")}>
            {t("paidHelp")}
          </Alert>
        )}
        {!isPaid && !isWaiting && <Alert tone="warning" announce="at once" heading={t("noLonger")} />}
        <VisuallyHidden role="status">
          {isSent && resendIn === 0 && isWaiting && t("sendReady")}
        </VisuallyHidden>
      </Form>
    </Dialog>
  );
}

/** That a link was sent, and to which number where the registry tells it. */
function Sent({ phone }: { readonly phone: string }) {
  const t = useCopy(paymentDialogCopy);
  return phone ? t("sentTo", { phone: keepTogether(phone) }) : t("sent");
}

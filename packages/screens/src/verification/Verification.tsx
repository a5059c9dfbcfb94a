import { checkContact } from "@id-desk/core";
import { Alert, Button, Form, findFirstControl, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../runtime/forms/use-form.ts";
import { createPartOnDemand, useOnDemand } from "../runtime/reading/on-demand.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../runtime/settings/SettingsNeeded.tsx";
import { keepTogether } from "../runtime/words/keep-together.ts";
import { useDates } from "../runtime/words/use-dates.ts";
import { CodeForm } from "./CodeForm.tsx";
import { oneTimePasswordCopy } from "./one-time-password.copy.ts";
import { isToOther, type OneTimePassword, readTarget, type VerificationProps } from "./one-time-password.ts";
import { Refusal } from "./Refusal.tsx";
import * as css from "./verification.css.ts";

const supervisorForm = createPartOnDemand(() => import("./SupervisorForm.tsx"), "SupervisorForm");

/** Verifies somebody: they read out the code that was sent to them, or a supervisor vouches for them. */
export function Verification(verification: VerificationProps) {
  const { words, otp, registered, contact, reading, mayVouch, send } = verification;
  const t = useCopy(oneTimePasswordCopy);
  const [isChoosing, setChoosing] = useState(false);
  const [isVouching, setVouching] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const needsSecondPerson = send.error?.serverCode === "second_person_needed";
  if (needsSecondPerson && !isConfirming) setConfirming(true);
  const endVouching = () => {
    setVouching(false);
    setConfirming(false);
    // Otherwise the refusal would open the form again.
    if (isConfirming) send.reset();
  };
  const isWanted = isVouching || isConfirming;
  const SupervisorForm = useOnDemand(supervisorForm, { isWanted, onUnavailable: endVouching });
  if (isConfirming && SupervisorForm) {
    return (
      <SupervisorForm
        words={{ supervisor: t("confirmNumber") }}
        own={{
          help: t("confirmHelp"),
          why: t("whyNumber"),
          vouch: t("confirm"),
          back: t("backToNumber"),
        }}
        verify={{
          ...send,
          error: needsSecondPerson ? undefined : send.error,
          async send(proof) {
            if (!("supervisor" in proof)) return undefined;
            const answer = await send.send(readTarget(registered, contact), proof.supervisor);
            if (answer) await verification.onSent(answer);
            return answer && {};
          },
        }}
        onVerified={async () => {
          setConfirming(false);
          setChoosing(false);
        }}
        onClose={endVouching}
      />
    );
  }
  if (isVouching && SupervisorForm) return <SupervisorForm {...verification} onClose={endVouching} />;
  const isTelling = otp !== null && !isChoosing;
  // With another number the form itself asks for a choice.
  const isAskedAbove = !isTelling && isToOther(registered, contact);
  const { isKnown } = reading;
  return (
    <>
      {isTelling ? (
        <CodeForm {...verification} otp={otp} onElsewhere={() => setChoosing(true)} />
      ) : (
        <ContactForm {...verification} onDone={() => setChoosing(false)} />
      )}
      {!isAskedAbove && !isKnown && <SettingsNeeded reading={reading} />}
      {isKnown && mayVouch && (
        <div className={css.actions}>
          <Button size="sm" variant="quiet" className={css.alone} onPress={() => setVouching(true)}>
            {words.cannot}
          </Button>
        </div>
      )}
    </>
  );
}

/** Asks to which phone the code goes: the registered one, or another with a reason. */
function ContactForm({ onDone, ...verification }: VerificationProps & { readonly onDone: () => void }) {
  const t = useCopy(oneTimePasswordCopy);
  const { otp, registered, contact, onContactChange, wireNames, reasons, send, onSent } = verification;
  const { name, phone, hasPhone } = registered;
  const isOther = isToOther(registered, contact);
  const { error } = send;
  const form = useForm({
    start: contact,
    onChange(contact) {
      if (error) send.reset();
      onContactChange(contact);
    },
    asked: isOther ? ["contact", "reason"] : [],
    check: ({ contact, reason }) => ({
      contact: checkContact(contact),
      reason: !reason && t("reasonRequired"),
    }),
    error,
    namesOf: { contact: [wireNames.contact], reason: [wireNames.reason] },
  });
  const fields = useRef<HTMLFormElement>(null);
  const isInPlaceOfCode = useRef(otp !== null);
  useEffect(() => {
    // The button that led here has gone with the code's form.
    if (isInPlaceOfCode.current && fields.current) findFirstControl(fields.current)?.focus();
  }, []);
  const isAtField = form.ownNames.some((name) => error?.fields[name]);

  async function submit(): Promise<void> {
    if (!form.validate()) return;
    const answer = await send.send(readTarget(registered, form.values));
    if (!answer) return;
    await onSent(answer);
    onDone();
  }

  return (
    <Form ref={fields} onSubmit={submit}>
      {hasPhone ? (
        <RadioCardGroup
          label={t("where")}
          name="contact"
          options={[
            {
              value: "registered",
              title: (
                <bdi>{phone ? t("registered", { phone: keepTogether(phone) }) : t("registeredUnseen")}</bdi>
              ),
              description: t("registeredHint", { name }),
            },
            { value: "other", title: t("other"), description: t("otherHint") },
          ]}
          value={isOther ? "other" : "registered"}
          onChange={(chosen) => form.set({ isOther: chosen === "other" })}
        />
      ) : (
        <Alert tone="warning" heading={t("noPhone", { name })} />
      )}
      {isOther && (
        <div className={css.fields}>
          <TextField
            {...form.field("contact")}
            name={wireNames.contact}
            onBlur={undefined}
            label={t("contact")}
            description={t("contactHint")}
            type="tel"
            isCode
            isRequired
            autoComplete="off"
          />
          <SettingsNeeded reading={verification.reading}>
            <Select
              {...form.field("reason")}
              name={wireNames.reason}
              label={t("reason")}
              isRequired
              placeholder={t("chooseReason")}
              options={reasons.map(({ code, label }) => ({ value: code, label }))}
              value={form.values.reason || null}
            />
          </SettingsNeeded>
        </div>
      )}
      {error && !isAtField && (
        <Refusal tone={error.code === "rate_limited" ? "warning" : "danger"} error={error} />
      )}
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          icon={<SendIcon />}
          isPending={send.isPending}
          pendingLabel={t("sending")}
        >
          {t("sendCode")}
        </Button>
        {otp && (
          <Button variant="quiet" onPress={onDone}>
            {t("back")}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Says when and how somebody was verified; nothing while they are not. */
export function useVerifiedText(otp: OneTimePassword | null | undefined): string | undefined {
  const t = useCopy(oneTimePasswordCopy);
  const dates = useDates();
  if (!otp?.verified_at) return undefined;
  const time = dates.time(otp.verified_at);
  if (otp.method === "supervisor") return t("verifiedBySupervisor", { time });
  return otp.sent_to_masked
    ? t("verifiedBy", { time, phone: keepTogether(otp.sent_to_masked) })
    : t("verified", { time });
}

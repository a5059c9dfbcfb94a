import { checkContact, type Issuance } from "@id-desk/core";
import { Alert, Button, Form, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { useForm } from "../../../runtime/forms/use-form.ts";
import { createPartOnDemand, useOnDemand } from "../../../runtime/reading/on-demand.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useHandOver } from "../useNewIssuance.ts";
import { CodeForm, isToOther, keepTogether, readCodeRequest, readRegistered } from "./CodeForm.tsx";
import { otpStepCopy } from "./otp-step.copy.ts";
import { Refusal } from "./Refusal.tsx";
import * as css from "./Step.css.ts";

const supervisorForm = createPartOnDemand(() => import("./SupervisorForm.tsx"), "SupervisorForm");

/** The third section: the collector reads out what the registry has sent them, or a supervisor vouches for them. */
export function OtpStep() {
  const t = useCopy(otpStepCopy);
  const { issuance, settings, desk } = useHandOver();
  const { otp, status } = issuance;
  const [isChoosing, setChoosing] = useState(false);
  const [isVouching, setVouching] = useState(false);
  const endVouching = () => setVouching(false);
  const SupervisorForm = useOnDemand(supervisorForm, { isWanted: isVouching, onUnavailable: endVouching });
  if (isVouching && SupervisorForm) return <SupervisorForm onClose={endVouching} />;
  const sent = status === "otp_sent" ? otp : null;
  const isTelling = sent !== null && !isChoosing;
  // With another number the form itself asks for a choice.
  const isAskedAbove = !isTelling && isToOther(issuance, desk.contact);
  const { isKnown } = settings.reading;
  return (
    <>
      {isTelling ? (
        <CodeForm otp={sent} onElsewhere={() => setChoosing(true)} />
      ) : (
        <ContactForm canGoBack={sent !== null} onDone={() => setChoosing(false)} />
      )}
      {!isAskedAbove && !isKnown && <SettingsNeeded reading={settings.reading} />}
      {isKnown && settings.alternative_check && (
        <div className={css.actions}>
          <Button size="sm" variant="quiet" className={css.alone} onPress={() => setVouching(true)}>
            {t("cannot")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Asks to which phone the code goes: the registered one, or another with a reason. */
function ContactForm({ canGoBack, onDone }: { readonly canGoBack: boolean; readonly onDone: () => void }) {
  const t = useCopy(otpStepCopy);
  const { issuance, settings, send, desk, changeDesk, takeOtp } = useHandOver();
  const { name, phone, hasPhone } = readRegistered(issuance);
  const isOther = isToOther(issuance, desk.contact);
  const { error } = send;
  const form = useForm({
    start: desk.contact,
    onChange(contact) {
      if (error) send.reset();
      changeDesk({ contact });
    },
    asked: isOther ? ["contact", "reason"] : [],
    check: ({ contact, reason }) => ({
      contact: checkContact(contact),
      reason: !reason && t("reasonRequired"),
    }),
    error,
    namesOf: { contact: ["collector_contact"], reason: ["contact_reason"] },
  });
  const isAtField = form.ownNames.some((name) => error?.fields[name]);

  async function submit(): Promise<void> {
    if (!form.validate()) return;
    const answer = await send.send({ body: readCodeRequest(issuance, form.values) });
    if (!answer) return;
    await takeOtp(answer.otp);
    onDone();
  }

  return (
    <Form onSubmit={submit}>
      {hasPhone ? (
        <RadioCardGroup
          label={t("where")}
          name="contact"
          options={[
            {
              value: "registered",
              title: <bdi>{t("registered", { phone: keepTogether(phone) })}</bdi>,
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
            name="collector_contact"
            onBlur={undefined}
            label={t("contact")}
            description={t("contactHint")}
            type="tel"
            isCode
            isRequired
            autoComplete="off"
          />
          <SettingsNeeded reading={settings.reading}>
            <Select
              {...form.field("reason")}
              name="contact_reason"
              label={t("reason")}
              isRequired
              placeholder={t("chooseReason")}
              options={settings.contact_reasons.map(({ code, label }) => ({ value: code, label }))}
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
        {canGoBack && (
          <Button variant="quiet" onPress={onDone}>
            {t("back")}
          </Button>
        )}
      </div>
    </Form>
  );
}

export function useOtpSummary(issuance: Issuance | undefined): string | undefined {
  const t = useCopy(otpStepCopy);
  const dates = useDates();
  const otp = issuance?.otp;
  if (!otp?.verified_at) return undefined;
  const time = dates.time(otp.verified_at);
  if (otp.method === "supervisor") return t("verifiedBySupervisor", { time });
  return otp.sent_to_masked
    ? t("verifiedBy", { time, phone: keepTogether(otp.sent_to_masked) })
    : t("verified", { time });
}

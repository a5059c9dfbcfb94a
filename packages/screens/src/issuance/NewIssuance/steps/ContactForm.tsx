import { checkContact } from "@id-desk/core";
import { Alert, Button, Form, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import { useProblemText } from "../../../runtime/words/use-problem-text.ts";
import type { ContactDraft } from "../counter-desk.ts";
import { useHandOver } from "../useHandOver.ts";
import { isToOther, keepTogether, readCodeRequest, readRegistered } from "./contact.ts";
import { otpStepCopy } from "./otp-step.copy.ts";
import { Refusal } from "./Refusal.tsx";
import * as css from "./Step.css.ts";

/** Asks to which phone the code goes: the registered one, or another with a reason. */
export function ContactForm({
  canGoBack,
  onDone,
}: {
  /** A code was sent before, to which the clerk can go back. */
  readonly canGoBack: boolean;
  readonly onDone: () => void;
}) {
  const t = useCopy(otpStepCopy);
  const writeProblem = useProblemText();
  const { issuance, settings, send, desk, changeDesk, takeOtp } = useHandOver();
  const { name, phone, hasPhone } = readRegistered(issuance);
  const draft = desk.contact;
  const isOther = isToOther(issuance, draft);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState({ error: send.error, draft });
  if (refused.error !== send.error) setRefused({ error: send.error, draft });
  const refusal = refused.draft === draft ? send.error : undefined;
  const change = (next: Partial<ContactDraft>) => changeDesk({ contact: { ...draft, ...next } });

  const contactProblem = writeProblem(checkContact(draft.contact)[0]);
  const reasonProblem = draft.reason ? undefined : t("reasonRequired");
  const isWaiting = send.error?.code === "rate_limited";
  const isAtField = isOther && Boolean(refusal?.fields.collector_contact ?? refusal?.fields.contact_reason);

  async function submit(): Promise<void> {
    setChecked(true);
    if (isOther && (contactProblem ?? reasonProblem)) return;
    const answer = await send.send({ body: readCodeRequest(issuance, draft) });
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
          onChange={(chosen) => change({ isOther: chosen === "other" })}
        />
      ) : (
        <Alert tone="warning" heading={t("noPhone", { name })} />
      )}
      {isOther && (
        <div className={css.fields}>
          <TextField
            name="collector_contact"
            label={t("contact")}
            description={t("contactHint")}
            type="tel"
            isCode
            isRequired
            autoComplete="off"
            value={draft.contact}
            onChange={(contact) => change({ contact })}
            errorMessage={(isChecked ? contactProblem : undefined) ?? refusal?.fields.collector_contact?.[0]}
          />
          <SettingsNeeded reading={settings.reading}>
            <Select
              name="contact_reason"
              label={t("reason")}
              isRequired
              placeholder={t("chooseReason")}
              options={settings.contact_reasons.map(({ code, label }) => ({ value: code, label }))}
              value={draft.reason || null}
              onChange={(reason) => change({ reason })}
              errorMessage={(isChecked ? reasonProblem : undefined) ?? refusal?.fields.contact_reason?.[0]}
            />
          </SettingsNeeded>
        </div>
      )}
      {refusal && !isAtField && <Refusal tone={isWaiting ? "warning" : "danger"} error={refusal} />}
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

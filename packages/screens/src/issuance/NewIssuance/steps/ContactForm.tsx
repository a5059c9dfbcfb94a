import { checkContact, type Issuance } from "@id-desk/core";
import { Alert, Button, Form, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import { useProblemText } from "../../../runtime/words/use-problem-text.ts";
import type { IssuanceRules } from "../../parts/issuance-rules.ts";
import type { ContactDraft } from "../counter-desk.ts";
import type { NewIssuanceState } from "../useNewIssuance.ts";
import { isToOther, keepTogether, readCodeRequest, readRegistered } from "./contact.ts";
import { otpStepCopy } from "./otp-step.copy.ts";
import * as css from "./Step.css.ts";
import { Wait } from "./Wait.tsx";

/** Asks to which phone the code goes: the registered one, or another with a reason. */
export function ContactForm({
  state,
  issuance,
  settings,
  onSent,
  onBack,
}: {
  readonly state: NewIssuanceState;
  readonly issuance: Issuance;
  readonly settings: IssuanceRules;
  readonly onSent: () => void;
  /** Back to a code that was sent before. */
  readonly onBack: (() => void) | undefined;
}) {
  const t = useCopy(otpStepCopy);
  const writeProblem = useProblemText();
  const { send, desk, changeDesk } = state;
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
    if (answer.otp) state.take({ otp: answer.otp, status: "otp_sent" });
    else await state.reread();
    onSent();
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
      {refusal && !isAtField && (
        <Alert tone={isWaiting ? "warning" : "danger"} announce="at once" heading={refusal.message}>
          {refusal.retryAfterSeconds !== undefined && (
            <Wait seconds={refusal.retryAfterSeconds} error={refusal} />
          )}
        </Alert>
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
        {onBack && (
          <Button variant="quiet" onPress={onBack}>
            {t("back")}
          </Button>
        )}
      </div>
    </Form>
  );
}

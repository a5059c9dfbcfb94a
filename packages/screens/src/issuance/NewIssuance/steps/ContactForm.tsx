import { checkContact, type Issuance, type OperationBody, readContact } from "@id-desk/core";
import { Alert, Button, Form, RadioCardGroup, Select, TextField } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import { useForm } from "../../../runtime/forms/use-form.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import type { ContactDraft } from "../counter-desk.ts";
import { useHandOver } from "../useNewIssuance.ts";
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

/** A number of which little is shown stays in one piece. */
export function keepTogether(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

/** The registered number of the collector, who is the owner until somebody else was looked up: the end of it alone. */
function readRegistered({ collector, owner }: Issuance) {
  const other = collector && collector.type !== "self" ? collector : undefined;
  const { phone_masked: phone, has_phone: hasPhone } = other ?? owner;
  return { name: other ? other.name : owner.name_en, phone: phone ?? "", hasPhone };
}

/** Whether the code goes to another number than the registered one. */
export function isToOther(issuance: Issuance, draft: ContactDraft): boolean {
  return draft.isOther || !readRegistered(issuance).hasPhone;
}

/** What is sent to have a code sent. */
export function readCodeRequest(issuance: Issuance, draft: ContactDraft): OperationBody<"sendCollectorOtp"> {
  const card_id = issuance.card.id;
  if (!isToOther(issuance, draft)) return { card_id };
  return { card_id, collector_contact: readContact(draft.contact), contact_reason: draft.reason };
}

/** Whether the last code went somewhere that is not known here, as after the page was loaded again. */
export function isSentElsewhere(issuance: Issuance, draft: ContactDraft): boolean {
  const sentTo = issuance.otp?.sent_to_masked;
  if (isToOther(issuance, draft)) return readContact(draft.contact) === "" || !draft.reason;
  return Boolean(sentTo) && sentTo !== readRegistered(issuance).phone;
}

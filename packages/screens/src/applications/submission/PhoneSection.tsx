import { Alert, Button } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { Verification } from "../../verification/Verification.tsx";
import { phoneSectionCopy } from "./phone-section.copy.ts";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import { useSheet } from "./useApplicationSheet.ts";

/** Verifies the phone of the applicant, or of the guardian, by a code that they read out. */
export function PhoneSection() {
  const t = useCopy(submissionCopy);
  const words = useWords(phoneSectionCopy);
  const sheet = useSheet();
  const { signer, rule, values, rules, send, verify, otp, isVerificationOver } = sheet;
  // What the registry has not said of a guardian who stays is not known to be missing.
  const { has_phone: hasPhone = true, phone_masked } = signer ?? {};
  const id_number = sheet.idNumber ?? "";
  const guardian_id_number = rule?.asksGuardian ? signer?.id_number : undefined;
  const contact = {
    isOther: values.is_other_phone !== "",
    contact: values.phone,
    reason: values.contact_reason,
  };
  const hasOpenReason = sheet.needsOf("phone").includes("answer");
  return (
    <>
      {isVerificationOver && !otp && sheet.submission.refusal?.step !== "phone" && (
        <Alert tone="warning" announce="politely" heading={t("verifyAgain")} />
      )}
      <Verification
        words={words}
        otp={otp}
        answeredAt={sheet.answeredAt}
        send={{
          ...send,
          send: (other) =>
            send.send({
              body: {
                id_number,
                ...(guardian_id_number && { guardian_id_number }),
                ...(other && { phone: other.contact, contact_reason: other.reason }),
              },
            }),
        }}
        onSent={async (answer) => {
          // A server that answers with a message alone has sent the code all the same.
          const unknown = {
            sent_at: "",
            sent_to_masked: contact.isOther ? values.phone : (phone_masked ?? ""),
            expires_in: 600,
            resend_in: 60,
            attempts_left: 5,
          };
          sheet.change({
            otp: answer.otp ?? { ...unknown, verified_at: null },
            answeredAt: performance.now(),
          });
        }}
        verify={{
          ...verify,
          send: async (proof) =>
            "otp" in proof ? verify.send({ body: { id_number, ...proof } }) : undefined,
        }}
        onVerified={async (answer) => {
          const { verified_for } = answer as { readonly verified_for?: number };
          sheet.takeVerified(answer.otp_token, answer.verified_at, verified_for);
        }}
        registered={{
          name: signer?.name_en ?? "",
          phone: phone_masked ?? "",
          hasPhone,
        }}
        contact={contact}
        onContactChange={({ isOther, contact: phone, reason }) =>
          sheet.setValues({
            // Without a registered number there is only another one.
            is_other_phone: isOther || !hasPhone ? "yes" : "",
            phone,
            contact_reason: reason,
          })
        }
        wireNames={{ contact: "phone", reason: "contact_reason" }}
        reasons={rules.contact_reasons}
        reading={rules.reading}
        mayVouch={false}
      />
      {sheet.returned && (
        <div className={css.actions}>
          <Button
            variant="quiet"
            isDisabled={hasOpenReason}
            disabledReason={t("answerFirst")}
            onPress={() => {
              sheet.setValues({ is_other_phone: "" });
              sheet.change({ isChangingPhone: false, isVerificationOver: false });
              sheet.confirm("phone");
            }}
          >
            {t("keepNumber")}
          </Button>
        </div>
      )}
    </>
  );
}

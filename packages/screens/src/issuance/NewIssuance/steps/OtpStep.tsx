import type { Issuance } from "@id-desk/core";
import { useWords } from "../../../runtime/words/use-words.ts";
import { Verification } from "../../../verification/Verification.tsx";
import { useHandOver } from "../useNewIssuance.ts";
import { otpStepCopy } from "./otp-step.copy.ts";

/** The third section: the collector reads out what the registry has sent them, or a supervisor vouches for them. */
export function OtpStep() {
  const words = useWords(otpStepCopy);
  const { issuance, settings, desk, send, verify, ...counter } = useHandOver();
  const { card, otp, status } = issuance;
  const card_id = card.id;
  return (
    <Verification
      words={words}
      otp={status === "otp_sent" ? otp : null}
      answeredAt={counter.answeredAt}
      send={{
        ...send,
        send: (other, supervisor) =>
          send.send({
            body: {
              card_id,
              ...(other && { collector_contact: other.contact, contact_reason: other.reason }),
              ...(supervisor && { supervisor }),
            },
          }),
      }}
      onSent={(answer) => counter.takeOtp(answer.otp)}
      verify={{ ...verify, send: (proof) => verify.send({ body: { card_id, ...proof } }) }}
      onVerified={counter.takeVerified}
      registered={readRegistered(issuance)}
      contact={desk.contact}
      onContactChange={(contact) => counter.changeDesk({ contact })}
      wireNames={{ contact: "collector_contact", reason: "contact_reason" }}
      reasons={settings.contact_reasons}
      reading={settings.reading}
      mayVouch={settings.alternative_check}
    />
  );
}

/** The registered number of the collector, who is the owner until somebody else was looked up. */
function readRegistered({ collector, owner }: Issuance) {
  const other = collector && collector.type !== "self" ? collector : undefined;
  const { phone_masked: phone, has_phone: hasPhone } = other ?? owner;
  return { name: other ? other.name : owner.name_en, phone: phone ?? "", hasPhone };
}

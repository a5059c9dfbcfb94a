import type { Issuance } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../../runtime/reading/on-demand.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useHandOver } from "../useNewIssuance.ts";
import { CodeForm } from "./CodeForm.tsx";
import { ContactForm, isToOther, keepTogether } from "./ContactForm.tsx";
import { otpStepCopy } from "./otp-step.copy.ts";
import * as css from "./Step.css.ts";

const supervisorForm = createPartOnDemand(() =>
  import("./SupervisorForm.tsx").then((module) => module.SupervisorForm),
);

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

/** How the collector was verified, in one line. */
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

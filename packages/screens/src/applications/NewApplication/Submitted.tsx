import { type Application, formatAmount, readApplicationStatus } from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import { PlusIcon, PrinterIcon, SendIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { RecordNumber } from "../../print/RecordNumber.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { ApplicationWindow } from "../commands/ApplicationWindow.tsx";
import { useApplicationDialogs } from "../commands/useApplicationDialogs.ts";
import { applicationBadgeCopy } from "../parts/application-badge.copy.ts";
import { type ShownApplication, updateShown } from "../parts/shown-application.ts";
import * as css from "./NewApplication.css.ts";
import type { NewApplicationWords } from "./NewApplication.tsx";

/** What an application that was just submitted is called, what happens next, and what can be done with it. */
export function Submitted({
  application: answered,
  name,
  counts,
  onAnother,
  t,
}: {
  /** Nothing where the server answers with a message alone. */
  readonly application: Application | undefined;
  readonly name: string;
  /** The server counts prints. */
  readonly counts: boolean;
  readonly onAnother: () => void;
  readonly t: NewApplicationWords;
}) {
  const words = useWords(applicationBadgeCopy);
  const dialogs = useApplicationDialogs("submitted application");
  const [application, setApplication] = useState(answered);
  const another = (
    <Button icon={<PlusIcon />} onPress={onAnother}>
      {t("newApplication")}
    </Button>
  );
  if (!application) {
    return (
      <Alert tone="success" announce="politely" heading={t("submitted", { name })} actions={another}>
        {t("messageOnly")}
      </Alert>
    );
  }
  const { id: applicationId, application_no: number, status, payment, applicant } = application;
  const next =
    status === "pending_biometrics"
      ? "nextBiometrics"
      : status === "pending_payment"
        ? "nextPayment"
        : "nextReview";
  const take = (shown: ShownApplication) => setApplication(updateShown(application, shown));
  return (
    <section className={css.saved} aria-label={t("submitted", { name })}>
      <Alert tone="success" announce="politely" heading={t("submitted", { name })}>
        {t(next, { amount: formatAmount(payment) })}
      </Alert>
      <RecordNumber label={t("number")} number={number}>
        {t("status")}: <bdi>{readApplicationStatus(status, words).label}</bdi>
      </RecordNumber>
      <div className={css.actions}>
        <Button
          variant="primary"
          icon={<PrinterIcon />}
          onPress={() => dialogs.ask({ action: "printSlip", applications: [application] })}
        >
          {t("printSlip")}
        </Button>
        {status === "pending_payment" && payment.amount > 0 && (
          <Button
            icon={<SendIcon />}
            onPress={() => dialogs.ask({ action: "sendPaymentLink", applicationId, application })}
          >
            {t("sendPaymentLink")}
          </Button>
        )}
        {status === "pending_biometrics" && (
          <DestinationLink
            to={{ screen: "BiometricsCapture", params: { idNumber: applicant.id_number } }}
            variant="secondary"
          >
            {t("toStation")}
          </DestinationLink>
        )}
        {another}
        <DestinationLink to={{ screen: "CenterApplication", params: { applicationId } }}>
          {t("openSubmitted")}
        </DestinationLink>
      </div>
      <ApplicationWindow
        dialogs={dialogs}
        counts={counts}
        find={(id) => (id === applicationId ? application : undefined)}
        onChanged={take}
        onReload={() => undefined}
      />
    </section>
  );
}

import { type Application, type ApplicationAction, findLabel } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { PrinterIcon, SendIcon } from "@id-desk/ui/icons";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { ApplicationDialogsState } from "../commands/useApplicationDialogs.ts";
import { ApplicationStatusBadge } from "../parts/ApplicationStatusBadge.tsx";
import { useApplicationRules } from "../parts/useApplicationRules.ts";
import * as css from "./CenterApplication.css.ts";
import type { ApplicationWords } from "./CenterApplication.tsx";

interface ApplicationHeaderProps {
  readonly application: Application;
  /** What can be done with it, what is wanted most first. */
  readonly actions: readonly ApplicationAction[];
  readonly ask: ApplicationDialogsState["ask"];
  readonly t: ApplicationWords;
}

/** Which application it is, where it is, who made it, and what is to be done with it. */
export function ApplicationHeader({ application, actions, ask, t }: ApplicationHeaderProps) {
  const { types } = useApplicationRules();
  const { application_no: number, type, round } = application;
  // What takes something away is not beside what goes on.
  const [first, ...others] = actions.filter((action) => action !== "cancelApplication");
  return (
    <ScreenHeader
      title={<Phrase text={t("title")} values={{ number: <BatchNumber>{number}</BatchNumber> }} />}
      badge={<ApplicationStatusBadge application={application} />}
      subtitle={
        <span className={css.subtitle}>
          <span className={css.type}>
            <bdi>{findLabel(types, type)}</bdi>
          </span>
          <span>
            <Made application={application} t={t} />
          </span>
          {round > 1 && <span>{t("round", { count: round })}</span>}
        </span>
      }
      actions={
        first && (
          <>
            {others.map((action) => (
              <ActionButton key={action} action={action} application={application} ask={ask} t={t} />
            ))}
            <ActionButton
              action={first}
              // A paper is never what an application waits for.
              isPrimary={first !== "printSlip"}
              application={application}
              ask={ask}
              t={t}
            />
          </>
        )
      }
    />
  );
}

/** When it was made, by whom and where. */
function Made({ application, t }: Pick<ApplicationHeaderProps, "application" | "t">) {
  const dates = useDates();
  const { created_at, created_by, created_center } = application;
  const at = `\u2066${dates.dateTime(created_at)}\u2069`;
  if (!created_by || !created_center) return <bdi>{t("madeOnline", { at })}</bdi>;
  const by = `\u2068${created_by.fullname}\u2069`;
  return <bdi>{t("made", { at, by, center: `\u2068${created_center.name}\u2069` })}</bdi>;
}

function ActionButton({
  action,
  isPrimary = false,
  application,
  ask,
  t,
}: Omit<ApplicationHeaderProps, "actions"> & {
  readonly action: ApplicationAction;
  readonly isPrimary?: boolean;
}) {
  const { id: applicationId, applicant } = application;
  const variant = isPrimary ? "primary" : "secondary";
  switch (action) {
    case "resubmitApplication":
      return (
        <DestinationLink to={{ screen: "ResubmitApplication", params: { applicationId } }} variant={variant}>
          {t("resubmit")}
        </DestinationLink>
      );
    case "captureBiometrics":
      return (
        <DestinationLink
          to={{ screen: "BiometricsCapture", params: { idNumber: applicant.id_number } }}
          variant={variant}
        >
          {t("captureBiometrics")}
        </DestinationLink>
      );
    case "sendPaymentLink":
      return (
        <Button
          variant={variant}
          icon={<SendIcon />}
          onPress={() => ask({ action: "sendPaymentLink", applicationId, application })}
        >
          {t("paymentLink")}
        </Button>
      );
    case "printSlip":
      return (
        <Button
          variant={variant}
          icon={<PrinterIcon />}
          onPress={() => ask({ action: "printSlip", applications: [application] })}
        >
          {t("printSlip")}
        </Button>
      );
    default:
      return null;
  }
}

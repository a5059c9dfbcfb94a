import { type Application, findLabel } from "@id-desk/core";
import { Alert, Button } from "@id-desk/ui";
import { TypedWords } from "../../records/RecordEntry.tsx";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useApplicationRules } from "../parts/useApplicationRules.ts";
import * as css from "./CenterApplication.css.ts";
import type { ApplicationWords } from "./CenterApplication.tsx";
import { findReasonSection, type ReasonSection } from "./reason-section.ts";

interface NoticesProps {
  readonly application: Application;
  readonly goTo: (section: ReasonSection) => void;
  readonly t: ApplicationWords;
}

/** What comes next, by status. After some statuses nothing comes, and others have a notice of their own. */
const nextWords = {
  submitted: "nextReview",
  pending_biometrics: "nextBiometrics",
  pending_payment: "nextPayment",
  approved: "nextPrint",
  printing: "nextDispatch",
  dispatched: "nextReceipt",
  ready: "nextHandOver",
} as const;

/** What has to be known before anything else: what comes next, why it came back, why it was cancelled. */
export function Notices({ application, goTo, t }: NoticesProps) {
  const { status, applicant, collection_center: center } = application;
  const next = Object.hasOwn(nextWords, status) ? nextWords[status as keyof typeof nextWords] : undefined;
  return (
    <div className={css.notices}>
      {(status === "returned" || status === "rejected") && (
        <Reasons status={status} application={application} goTo={goTo} t={t} />
      )}
      {next && <Alert tone="neutral" heading={t(next, { center: `\u2068${center.name}\u2069` })} />}
      {status === "under_review" && (
        <Alert tone="info" heading={t("inReview")}>
          {t("inReviewHelp")}
        </Alert>
      )}
      {status === "cancelled" && <Cancelled application={application} t={t} />}
      {applicant.is_deceased && <Alert tone="danger" heading={t("deceased")} />}
      {applicant.holds.map(({ code, label }) => (
        <Alert key={code} tone="warning" heading={t("hold", { hold: label || code })} />
      ))}
    </div>
  );
}

/** Why the registry returned or rejected it, each reason leading to what it is about. */
function Reasons({
  status,
  application: { return_reasons: reasons },
  goTo,
  t,
}: NoticesProps & { readonly status: "returned" | "rejected" }) {
  const { document_types } = useApplicationRules();
  const count = reasons.length;
  return (
    <Alert
      tone={status === "returned" ? "warning" : "danger"}
      heading={count > 0 ? t(status, { count }) : t(`${status}Without`)}
    >
      {count > 0 && (
        <ol className={css.reasons}>
          {reasons.map(({ code, field, text }) => {
            const section = findReasonSection(field, document_types);
            return (
              <li key={`${code} ${field ?? ""} ${text}`} className={css.reason}>
                <span>
                  <AnyScript>{text || code}</AnyScript>
                </span>
                {section && (
                  <Button variant="quiet" size="sm" onPress={() => goTo(section)}>
                    {t("goTo", { section: t(section) })}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </Alert>
  );
}

/** Who cancelled it, when and why. */
function Cancelled({ application: { cancelled }, t }: Pick<NoticesProps, "application" | "t">) {
  const { cancel_reasons } = useApplicationRules();
  const dates = useDates();
  if (!cancelled) return <Alert tone="neutral" heading={t("cancelledAlone")} />;
  const at = `\u2066${dates.dateTime(cancelled.at)}\u2069`;
  const by = `\u2068${cancelled.by.fullname}\u2069`;
  return (
    <Alert tone="neutral" heading={t("cancelled", { at, by })}>
      <p className={css.type}>{findLabel(cancel_reasons, cancelled.reason)}</p>
      {cancelled.notes && <TypedWords>{cancelled.notes}</TypedWords>}
    </Alert>
  );
}

import { Alert, type AlertProps } from "@id-desk/ui";
import type { ReactNode } from "react";
import type { CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import type { Destination } from "../../runtime/frame/destination.ts";
import { useHandedFocus } from "../../runtime/frame/use-handed-focus.ts";
import * as css from "./BiometricsCapture.css.ts";
import type { Submitted } from "./useSubmission.ts";

interface WayOn {
  readonly returnTo: Destination;
  readonly t: CaptureWords;
}

/** Says that the work is over, and leads back to the list. */
function Over({
  returnTo,
  t,
  more,
  ...alert
}: WayOn & Omit<AlertProps, "actions"> & { readonly more?: ReactNode }) {
  const card = useHandedFocus();
  return (
    <div ref={card}>
      <Alert
        {...alert}
        actions={
          <span className={css.actions}>
            <DestinationLink to={returnTo} variant="primary">
              {t("backToList")}
            </DestinationLink>
            {more}
          </span>
        }
      />
    </div>
  );
}

/** Says that a colleague has submitted the biometrics. */
export function Closed({ by, ...wayOn }: WayOn & { readonly by: string | undefined }) {
  const { t } = wayOn;
  const heading = by ? t("closedBy", { name: `\u2068${by}\u2069` }) : t("closed");
  return (
    <Over {...wayOn} tone="info" announce="at once" heading={heading}>
      {t("closedHelp")}
    </Over>
  );
}

/** Says that the biometrics are saved, where the host stays on the page. */
export function Saved({
  done: { application, isWaiting },
  name,
  ...wayOn
}: WayOn & { readonly done: Submitted; readonly name: string }) {
  const { t } = wayOn;
  return (
    <Over
      {...wayOn}
      tone="success"
      announce="politely"
      heading={t(isWaiting ? "savedWaiting" : "saved", { name: `\u2068${name}\u2069` })}
      more={
        application && (
          <DestinationLink
            to={{ screen: "CenterApplication", params: { applicationId: application.id } }}
            variant="secondary"
          >
            {t("openApplication")}
          </DestinationLink>
        )
      }
    />
  );
}

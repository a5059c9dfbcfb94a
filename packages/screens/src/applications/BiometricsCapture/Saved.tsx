import { Alert } from "@id-desk/ui";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import type { Destination } from "../../runtime/frame/destination.ts";
import { useHandedFocus } from "../../runtime/frame/use-handed-focus.ts";
import * as css from "./BiometricsCapture.css.ts";
import type { CaptureWords } from "./BiometricsCapture.tsx";
import type { Submitted } from "./useSubmission.ts";

/** Says that a colleague has submitted the biometrics, and leads on. */
export function Closed({
  by,
  returnTo,
  t,
}: {
  readonly by: string | undefined;
  readonly returnTo: Destination;
  readonly t: CaptureWords;
}) {
  const card = useHandedFocus();
  return (
    <div ref={card}>
      <Alert
        tone="info"
        announce="at once"
        heading={by ? t("closedBy", { name: `\u2068${by}\u2069` }) : t("closed")}
        actions={
          <DestinationLink to={returnTo} variant="primary">
            {t("backToList")}
          </DestinationLink>
        }
      >
        {t("closedHelp")}
      </Alert>
    </div>
  );
}

/** Says that the biometrics are saved, where the host stays on the page. */
export function Saved({
  done: { application, isWaiting },
  name,
  returnTo,
  t,
}: {
  readonly done: Submitted;
  readonly name: string;
  readonly returnTo: Destination;
  readonly t: CaptureWords;
}) {
  const card = useHandedFocus();
  return (
    <div ref={card}>
      <Alert
        tone="success"
        announce="politely"
        heading={t(isWaiting ? "savedWaiting" : "saved", { name: `\u2068${name}\u2069` })}
        actions={
          <span className={css.actions}>
            <DestinationLink to={returnTo} variant="primary">
              {t("backToList")}
            </DestinationLink>
            {application && (
              <DestinationLink
                to={{ screen: "CenterApplication", params: { applicationId: application.id } }}
                variant="secondary"
              >
                {t("openApplication")}
              </DestinationLink>
            )}
          </span>
        }
      />
    </div>
  );
}

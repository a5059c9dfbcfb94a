import {
  type ApplicantBiometrics,
  formatCountdown,
  type RegistryError,
  readApplicationStatus,
} from "@id-desk/core";
import { Alert, CodeText, ErrorPanel, ForbiddenDrawing, SearchDrawing } from "@id-desk/ui";
import { useState } from "react";
import { biometricsCaptureCopy, type CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { idSearchCopy } from "../../records/id-search.copy.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import type { Destination } from "../../runtime/frame/destination.ts";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useHandedFocus } from "../../runtime/frame/use-handed-focus.ts";
import { useSecondsLeft } from "../../runtime/reading/use-seconds-left.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { applicationBadgeCopy } from "../parts/application-badge.copy.ts";
import * as css from "./BiometricsCapture.css.ts";
import type { BiometricsCaptureProps } from "./BiometricsCapture.tsx";
import type { CaptureReading, Station } from "./useBiometricsCapture.ts";

interface WayOn {
  readonly returnTo: Destination;
  readonly t: CaptureWords;
}

function BackToList({ returnTo, t }: WayOn) {
  return (
    <DestinationLink to={returnTo} variant="primary">
      {t("backToList")}
    </DestinationLink>
  );
}

/** The address holds no ID number: nothing is asked. */
export function InvalidNumber({
  messages,
  returnTo,
}: Pick<BiometricsCaptureProps, "messages"> & { readonly returnTo: Destination }) {
  const t = useCopy(biometricsCaptureCopy, messages);
  const tSearch = useCopy(idSearchCopy);
  useScreenState({ isReady: true });
  return (
    <>
      <ScreenHeader title={t("title")} />
      <Alert
        tone="danger"
        announce="at once"
        heading={tSearch("idNumberInvalid")}
        actions={<BackToList returnTo={returnTo} t={t} />}
      >
        {t("invalidHelp")}
      </Alert>
    </>
  );
}

/** Nobody is named on the page of a session that has ended. */
export function SignedOut({ t }: Pick<WayOn, "t">) {
  const tScreen = useCopy(screenCopy);
  return (
    <>
      <ScreenHeader title={t("title")} />
      <Alert tone="info" heading={tScreen("unauthenticated")}>
        {tScreen("unauthenticatedHelp")}
      </Alert>
    </>
  );
}

/** Why the registry says nothing of the applicant, and the way on. */
export function Refused({
  reading: { idNumber, isLoading, refresh },
  error,
  returnTo,
  t,
}: WayOn & { readonly reading: CaptureReading; readonly error: RegistryError }) {
  const tScreen = useCopy(screenCopy);
  const [answered, setAnswered] = useState(() => ({ error, at: performance.now() }));
  if (answered.error !== error) setAnswered({ error, at: performance.now() });
  const left = useSecondsLeft(error.retryAfterSeconds ?? 0, answered.at);
  const card = useHandedFocus();
  const isMissing = error.code === "not_found";
  const isFinal = isMissing || error.code === "forbidden";
  const heading = isMissing ? (
    <Phrase text={t("notFound")} values={{ idNumber: <CodeText>{idNumber}</CodeText> }} />
  ) : isFinal ? (
    error.message
  ) : (
    t("loadFailed")
  );
  const retry = isFinal || left > 0 ? undefined : refresh;
  return (
    <>
      <ScreenHeader title={t("title")} />
      <div ref={card}>
        <ScreenError heading={heading} error={error} retry={retry}>
          {isFinal ? (
            <ScreenEmptyState
              drawing={isMissing ? <SearchDrawing /> : <ForbiddenDrawing />}
              heading={<span role="alert">{heading}</span>}
              help={t(isMissing ? "notFoundHelp" : "forbiddenHelp")}
              action={<BackToList returnTo={returnTo} t={t} />}
            />
          ) : (
            <ErrorPanel
              heading={heading}
              retryLabel={tScreen("tryAgain")}
              onRetry={retry}
              isRetrying={isLoading}
              action={left > 0 && <span>{t("wait", { time: formatCountdown(left) })}</span>}
            >
              {error.message}
            </ErrorPanel>
          )}
        </ScreenError>
      </div>
    </>
  );
}

/** Why no biometrics are taken here of somebody whom the registry knows. */
export type WhyNotHere = "noApplication" | "elsewhere" | "notWaiting" | undefined;

/** Finds why no biometrics are taken here; nothing where they are. */
export function useNotHere({ application }: ApplicantBiometrics): WhyNotHere {
  const { user, center } = useSession();
  if (!application) return "noApplication";
  const { created_center, collection_center, status } = application;
  const isOurs = [created_center?.id, collection_center.id].includes(center?.id);
  if (!isOurs && !user?.temp_full_access) return "elsewhere";
  return status === "pending_biometrics" ? undefined : "notWaiting";
}

/** Says why no biometrics are taken here, and leads on. */
export function NotHere({
  why,
  station: { idNumber, biometrics },
  returnTo,
  t,
}: WayOn & { readonly why: NonNullable<WhyNotHere>; readonly station: Station }) {
  const words = useWords(applicationBadgeCopy);
  const { application, applicant } = biometrics;
  const center = (application?.created_center ?? application?.collection_center)?.name ?? "";
  const status = application ? readApplicationStatus(application.status, words).label : "";
  const isOpenable = why === "notWaiting" && application;
  return (
    <Alert
      tone="info"
      heading={t(why, { name: `\u2068${applicant.name_en}\u2069`, center: `\u2068${center}\u2069` })}
      actions={
        <span className={css.actions}>
          {isOpenable && (
            <DestinationLink
              to={{ screen: "CenterApplication", params: { applicationId: application.id } }}
              variant="secondary"
            >
              {t("openApplication")}
            </DestinationLink>
          )}
          <DestinationLink to={{ screen: "ApplicationStatus", params: { idNumber } }} variant="secondary">
            {t("showStatus")}
          </DestinationLink>
          <DestinationLink to={returnTo} variant="secondary">
            {t("backToList")}
          </DestinationLink>
        </span>
      }
    >
      {t(`${why}Help`, { status })}
    </Alert>
  );
}

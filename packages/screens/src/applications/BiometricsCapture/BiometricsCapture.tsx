import { type ApplicationSummary, findLabel, readIdNumber } from "@id-desk/core";
import { Button, Skeleton } from "@id-desk/ui";
import { SmartphoneIcon } from "@id-desk/ui/icons";
import { media } from "@id-desk/ui/theme";
import { type ReactNode, useEffect } from "react";
import { biometricsCaptureCopy, type CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import type { Destination } from "../../runtime/frame/destination.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { Sides } from "../../runtime/frame/Sides.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { tellHost } from "../../runtime/frame/tell-host.ts";
import { useFocusAfterChange } from "../../runtime/frame/use-focus-after-change.ts";
import { useCopy, useNavigation, useSession } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { BatchNumber } from "../../runtime/words/Phrase.tsx";
import * as css from "./BiometricsCapture.css.ts";
import { biometricsCaptureManifest } from "./BiometricsCapture.manifest.ts";
import { InvalidNumber, NotHere, Refused, SignedOut, useNotHere } from "./NotHere.tsx";
import { Person } from "./Person.tsx";
import { Closed, Saved } from "./Saved.tsx";
import { Sheet } from "./Sheet.tsx";
import { type Station, useBiometricsCapture } from "./useBiometricsCapture.ts";
import type { Submitted } from "./useSubmission.ts";

/** The commands of the page, by their calls. */
type Actions =
  | "sendPhotograph"
  | "sendFingerprint"
  | "sendSignature"
  | "recordException"
  | "removeException"
  | "removeCapturedPart"
  | "submitBiometrics";

/** Biometrics were submitted, or saved until a supervisor vouches for them. */
export interface BiometricsSubmittedEvent {
  /** The application as it is now; nothing where the server answers with a message alone. */
  readonly application: ApplicationSummary | undefined;
}

/** What the station that takes an applicant's biometrics takes from its host. */
export interface BiometricsCaptureProps extends ScreenProps<Actions, typeof biometricsCaptureCopy.texts> {
  /**
   * Whose biometrics are taken: A and six digits. Of any other text the page says that it is no ID number, and asks the
   * registry nothing.
   */
  readonly idNumber: string;
  /** Where staff came from and go back to; the list of those who wait, by default. */
  readonly returnTo?: Destination | undefined;
  /** Told once the biometrics are submitted, before the page goes back. */
  readonly onSubmitted?: ((event: BiometricsSubmittedEvent) => void) | undefined;
}

const list: Destination = { screen: "Biometrics" };

/** Takes the photograph, the fingerprints and the signature of an applicant, and keeps each part as it is taken. */
export function BiometricsCapture(props: BiometricsCaptureProps) {
  // A portal without types may leave it out.
  const idNumber = readIdNumber(props.idNumber ?? "");
  return (
    <ScreenFrame manifest={biometricsCaptureManifest} props={props}>
      {idNumber ? (
        <OfApplicant key={idNumber} {...props} idNumber={idNumber} />
      ) : (
        <InvalidNumber key={props.idNumber} messages={props.messages} returnTo={props.returnTo ?? list} />
      )}
    </ScreenFrame>
  );
}

function OfApplicant({ idNumber, messages, returnTo = list, onSubmitted }: BiometricsCaptureProps) {
  const t = useCopy(biometricsCaptureCopy, messages);
  const { status } = useSession();
  const { onNavigate } = useNavigation();
  const reading = useBiometricsCapture(idNumber, t);
  const { biometrics, error, submission } = reading;
  const { done } = submission;
  const leave = useLatest(({ application }: Submitted) => {
    tellHost(onSubmitted, { application });
    onNavigate(returnTo);
  });
  // After this rendering nothing is held any more that somebody would have to be asked about.
  useEffect(() => {
    if (done) leave.current(done);
  }, [done, leave]);
  if (status === "signedOut") return <SignedOut t={t} />;
  if (error) return <Refused reading={reading} error={error} returnTo={returnTo} t={t} />;
  if (!biometrics) return <Loading t={t} />;
  return <Loaded station={{ ...reading, biometrics }} returnTo={returnTo} t={t} />;
}

function Loaded({
  station,
  returnTo,
  t,
}: {
  readonly station: Station;
  readonly returnTo: Destination;
  readonly t: CaptureWords;
}) {
  const { biometrics, submission, watch, isClosed, can, set } = station;
  const { application } = biometrics;
  const notHere = useNotHere(biometrics);
  useFocusAfterChange(String(isClosed));
  const isWorking = !submission.done && !notHere && !isClosed;
  const content: ReactNode = submission.done ? (
    <Saved done={submission.done} name={biometrics.applicant.name_en} returnTo={returnTo} t={t} />
  ) : isClosed ? (
    <Closed by={submission.conflict?.by ?? set?.closed_by?.fullname} returnTo={returnTo} t={t} />
  ) : notHere ? (
    <NotHere why={notHere} station={station} returnTo={returnTo} t={t} />
  ) : (
    <Sheet station={station} t={t} />
  );
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={
          application && (
            <bdi>
              {t("application")} <BatchNumber>{application.application_no}</BatchNumber>{" "}
              {findLabel(station.rules.applications.types, application.type)}
            </bdi>
          )
        }
        actions={
          isWorking &&
          can("capture_sets") && (
            <Button
              icon={<SmartphoneIcon />}
              aria-expanded={watch.isOn}
              onPress={() => watch.setOn(!watch.isOn)}
            >
              {t("otherDevice")}
            </Button>
          )
        }
      />
      <Sides from={media.lg} className={css.page} beside={<Person station={station} t={t} />}>
        <div className={css.sheet}>{content}</div>
      </Sides>
    </>
  );
}

/** Where everything will be. The heading comes with it: a focus that is handed to the page goes there, and stays. */
function Loading({ t }: { readonly t: CaptureWords }) {
  return (
    <div className={css.loading} role="status" aria-label={t("loading")} aria-busy="true">
      <Skeleton shape="block" height="96px" />
      <Skeleton shape="block" height="240px" />
    </div>
  );
}

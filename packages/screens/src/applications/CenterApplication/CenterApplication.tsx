import type { RegistryError } from "@id-desk/core";
import { Alert, Button, ForbiddenDrawing, SearchDrawing, Skeleton } from "@id-desk/ui";
import { RecordSection } from "../../records/RecordSection.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useFocusAfterChange } from "../../runtime/frame/use-focus-after-change.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { ApplicationWindow } from "../commands/ApplicationWindow.tsx";
import { useApplicationDialogs } from "../commands/useApplicationDialogs.ts";
import { useApplicationActions } from "../parts/useApplicationActions.ts";
import { ApplicationRulesContext } from "../parts/useApplicationRules.ts";
import { ApplicationHeader } from "./ApplicationHeader.tsx";
import { Biometrics } from "./Biometrics.tsx";
import { CardAndDispatch } from "./CardAndDispatch.tsx";
import { centerApplicationCopy } from "./CenterApplication.copy.ts";
import * as css from "./CenterApplication.css.ts";
import { centerApplicationManifest } from "./CenterApplication.manifest.ts";
import { Details } from "./Details.tsx";
import { Documents } from "./Documents.tsx";
import { History } from "./History.tsx";
import { Notices } from "./Notices.tsx";
import {
  type ApplicationReading,
  type LoadedApplication,
  useCenterApplication,
} from "./useCenterApplication.ts";
import { useSections } from "./useSections.ts";

/** The commands of the page, by their calls. */
type Actions = "cancelApplication" | "sendPaymentLink" | "markSlipPrinted";

/** The words of the page, with those that a host gives this one screen. */
export type ApplicationWords = Translate<typeof centerApplicationCopy.texts>;

/** What the page of an application takes from its host. */
export interface CenterApplicationProps extends ScreenProps<Actions, typeof centerApplicationCopy.texts> {
  /** The application's id. */
  readonly applicationId: number;
}

/** One application: what the registry said of it, whose it is, what was handed in, where its card is, what happened. */
export function CenterApplication(props: CenterApplicationProps) {
  return (
    <ScreenFrame manifest={centerApplicationManifest} props={props}>
      <OneApplication key={props.applicationId} {...props} />
    </ScreenFrame>
  );
}

function OneApplication({ applicationId, messages }: CenterApplicationProps) {
  const t = useCopy(centerApplicationCopy, messages);
  const reading = useCenterApplication(applicationId);
  const { application, error } = reading;
  const { status } = useSession();
  if (status === "signedOut") return <SignedOut t={t} />;
  if (application) {
    return (
      <ApplicationRulesContext.Provider value={reading.rules}>
        <Loaded reading={{ ...reading, application }} t={t} />
      </ApplicationRulesContext.Provider>
    );
  }
  return error ? <Refused reading={reading} error={error} t={t} /> : <Loading t={t} />;
}

function Loaded({ reading, t }: { readonly reading: LoadedApplication; readonly t: ApplicationWords }) {
  const { application, answeredAt, can } = reading;
  const dialogs = useApplicationDialogs("application page");
  const actions = useApplicationActions()(application);
  const sections = useSections();
  useFocusAfterChange(application.status);
  const isPayment = dialogs.asked?.action === "sendPaymentLink";
  return (
    <>
      <ApplicationHeader application={application} actions={actions} ask={dialogs.ask} t={t} />
      <Notices application={application} goTo={sections.goTo} t={t} />
      <div className={css.sections}>
        <RecordSection id={sections.ids.details} heading={t("details")} isWide>
          <Details application={application} can={can} t={t} />
        </RecordSection>
        <RecordSection id={sections.ids.documents} heading={t("documents")}>
          <Documents application={application} can={can} t={t} />
        </RecordSection>
        <RecordSection id={sections.ids.biometrics} heading={t("biometrics")}>
          <Biometrics application={application} can={can} t={t} />
        </RecordSection>
        <RecordSection heading={t("card")} isWide>
          <CardAndDispatch card={application.card} t={t} />
        </RecordSection>
        <History application={application} can={can} t={t} />
      </div>
      {actions.includes("cancelApplication") && (
        <Button
          className={css.end}
          onPress={() =>
            dialogs.ask({ action: "cancelApplication", applicationId: application.id, application })
          }
        >
          {t("cancel")}
        </Button>
      )}
      <ApplicationWindow
        dialogs={dialogs}
        find={(id) => (id === application.id ? application : undefined)}
        counts={can("printed")}
        last={answeredAt === undefined ? undefined : { answer: { application }, answeredAt }}
        onChanged={reading.take}
        onReload={reading.refresh}
        onDone={() => isPayment && void reading.catchUp()}
      />
    </>
  );
}

/** Nobody is named on the page of a session that has ended. */
function SignedOut({ t }: { readonly t: ApplicationWords }) {
  const tScreen = useCopy(screenCopy);
  return (
    <>
      <ScreenHeader title={t("loadingTitle")} />
      <Alert tone="info" heading={tScreen("unauthenticated")}>
        {tScreen("unauthenticatedHelp")}
      </Alert>
    </>
  );
}

/** Where everything will be. */
function Loading({ t }: { readonly t: ApplicationWords }) {
  return (
    <div className={css.loading} role="status" aria-label={t("loading")} aria-busy="true">
      <Skeleton shape="block" height="64px" />
      <Skeleton shape="block" height="240px" />
      <div className={css.sections}>
        <Skeleton shape="block" height="160px" />
        <Skeleton shape="block" height="160px" />
      </div>
    </div>
  );
}

/** Why there is no application to show, and the way on. */
function Refused({
  reading: { refresh, isLoading },
  error,
  t,
}: {
  readonly reading: ApplicationReading;
  readonly error: RegistryError;
  readonly t: ApplicationWords;
}) {
  const { center } = useSession();
  const isMissing = error.code === "not_found";
  if (!isMissing && error.code !== "forbidden") {
    return (
      <>
        <ScreenHeader title={t("loadingTitle")} />
        <ScreenError heading={t("loadFailed")} error={error} retry={refresh} isRetrying={isLoading} />
      </>
    );
  }
  const heading = isMissing ? t("notFound", { center: center?.name ?? "" }) : error.message;
  return (
    <>
      <ScreenHeader title={t("loadingTitle")} />
      <ScreenError heading={heading} error={error}>
        <ScreenEmptyState
          drawing={isMissing ? <SearchDrawing /> : <ForbiddenDrawing />}
          heading={heading}
          help={t(isMissing ? "notFoundHelp" : "forbiddenHelp")}
          action={
            <DestinationLink to={{ screen: "CenterApplications" }} variant="primary">
              {t("backToList")}
            </DestinationLink>
          }
        />
      </ScreenError>
    </>
  );
}

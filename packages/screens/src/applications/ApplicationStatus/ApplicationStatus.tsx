import { formatCountdown, type RegistryError, readIdNumber } from "@id-desk/core";
import { Alert, CodeText, ErrorPanel, SearchDrawing, Skeleton, useMedia } from "@id-desk/ui";
import { media } from "@id-desk/ui/theme";
import { useState } from "react";
import { listCopy } from "../../lists/list.copy.ts";
import { IdSearch } from "../../records/IdSearch.tsx";
import { idSearchCopy } from "../../records/id-search.copy.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useHandedFocus } from "../../runtime/frame/use-handed-focus.ts";
import { useSecondsLeft } from "../../runtime/reading/use-seconds-left.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { ApplicationWindow } from "../commands/ApplicationWindow.tsx";
import { ApplicationRulesContext } from "../parts/useApplicationRules.ts";
import { useStatusSentences } from "../parts/useStatusSentences.ts";
import { applicationStatusCopy } from "./ApplicationStatus.copy.ts";
import * as css from "./ApplicationStatus.css.ts";
import { applicationStatusManifest } from "./ApplicationStatus.manifest.ts";
import { StatusActions } from "./StatusActions.tsx";
import { StatusAnswer } from "./StatusAnswer.tsx";
import { StatusPanels } from "./StatusPanels.tsx";
import { StatusPerson } from "./StatusPerson.tsx";
import { StatusProgress } from "./StatusProgress.tsx";
import { type StatusPage, useApplicationStatus } from "./useApplicationStatus.ts";

/** The words of the page, translated. */
export type StatusWords = Translate<typeof applicationStatusCopy.texts>;

/** What the page that says where somebody's card is takes from its host. */
export interface ApplicationStatusProps
  extends ScreenProps<"sendPaymentLink", typeof applicationStatusCopy.texts> {
  /**
   * Whose status is shown: A and six digits, as staff type or scan it. Of any other text the page says that it is no ID
   * number, and asks the registry nothing.
   */
  readonly idNumber: string;
}

/** Answers "where is my card?" in a sentence that can be read aloud, and below it with all that the registry knows. */
export function ApplicationStatus(props: ApplicationStatusProps) {
  // A portal without types may leave it out.
  const idNumber = readIdNumber(props.idNumber ?? "");
  return (
    <ScreenFrame manifest={applicationStatusManifest} props={props}>
      {idNumber ? (
        <OfPerson key={idNumber} idNumber={idNumber} messages={props.messages} />
      ) : (
        <InvalidNumber key={props.idNumber} idNumber={props.idNumber} messages={props.messages} />
      )}
    </ScreenFrame>
  );
}

type PartProps = Pick<ApplicationStatusProps, "idNumber" | "messages">;

/** The address holds no ID number: it is told, and can be mended. */
function InvalidNumber({ idNumber, messages }: PartProps) {
  const t = useCopy(applicationStatusCopy, messages);
  const tSearch = useCopy(idSearchCopy);
  useScreenState({ isReady: true });
  return (
    <>
      <ScreenHeader title={t("title")} />
      <Alert tone="danger" announce="at once" heading={tSearch("idNumberInvalid")}>
        {t("invalidHelp")}
      </Alert>
      <IdSearch isLandmark={false} typedBefore={idNumber} className={css.search} />
    </>
  );
}

function OfPerson({ idNumber, messages }: PartProps) {
  const t = useCopy(applicationStatusCopy, messages);
  const { status: session } = useSession();
  const page = useApplicationStatus(idNumber);
  const { status, error, dialogs, payable } = page;
  const sentences = useStatusSentences(status);
  // On a small window the buttons are below the answer. Above it they would push it away when they come.
  const hasRoom = useMedia(media.sm);
  if (session === "signedOut") return <SignedOut t={t} />;
  const loaded = error || !status ? undefined : { ...page, status };
  const actions = <div className={css.actions}>{loaded && <StatusActions page={loaded} t={t} />}</div>;
  return (
    <ApplicationRulesContext.Provider value={page.rules}>
      {/* The same heading in every state: the focus that came to it stays. */}
      <ScreenHeader
        title={t("title")}
        subtitle={
          <bdi>
            {t("idNumber")} <CodeText>{idNumber}</CodeText>
          </bdi>
        }
        actions={hasRoom && !error && actions}
      />
      {error ? (
        <Refused page={page} error={error} t={t} />
      ) : (
        <div className={css.top}>
          <StatusAnswer sentences={sentences} page={page} t={t} />
          {!hasRoom && loaded && actions}
          {loaded ? <StatusPerson page={loaded} t={t} /> : <Skeleton shape="block" height="232px" />}
        </div>
      )}
      {loaded && (
        <>
          <StatusProgress status={loaded.status} t={t} />
          <StatusPanels page={loaded} t={t} />
        </>
      )}
      {!loaded && !error && (
        <div className={css.progress}>
          <Skeleton shape="block" height="96px" />
        </div>
      )}
      <ApplicationWindow
        dialogs={dialogs}
        find={(id) => (payable?.id === id ? payable : undefined)}
        onChanged={page.take}
        onReload={page.refresh}
      />
    </ApplicationRulesContext.Provider>
  );
}

/** Nobody is named on the page of a session that has ended. */
function SignedOut({ t }: { readonly t: StatusWords }) {
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

/** Why the registry says nothing of the person, and what there is to do. */
function Refused({
  page: { idNumber, isLoading, refresh },
  error,
  t,
}: {
  readonly page: StatusPage;
  readonly error: RegistryError;
  readonly t: StatusWords;
}) {
  const tScreen = useCopy(screenCopy);
  const tList = useCopy(listCopy);
  const [answered, setAnswered] = useState(() => ({ error, at: performance.now() }));
  if (answered.error !== error) setAnswered({ error, at: performance.now() });
  const left = useSecondsLeft(error.retryAfterSeconds ?? 0, answered.at);
  const card = useHandedFocus();
  const isFinal = error.code === "forbidden";
  const retry = isFinal || left > 0 ? undefined : refresh;
  if (error.code === "not_found") {
    const sentence = <Phrase text={t("notFound")} values={{ idNumber: <CodeText>{idNumber}</CodeText> }} />;
    return (
      <div ref={card}>
        <ScreenError heading={sentence} error={error}>
          <ScreenEmptyState
            drawing={<SearchDrawing />}
            heading={sentence}
            help={t("notFoundHelp")}
            action={<IdSearch isLandmark={false} className={css.search} />}
          />
        </ScreenError>
      </div>
    );
  }
  return (
    <div ref={card}>
      <ScreenError heading={t("loadFailed")} error={error} retry={retry}>
        <ErrorPanel
          heading={t("loadFailed")}
          retryLabel={tScreen("tryAgain")}
          onRetry={retry}
          isRetrying={isLoading}
          action={
            isFinal ? (
              <DestinationLink to={{ screen: "Dashboard" }} variant="secondary">
                {tList("goHome")}
              </DestinationLink>
            ) : (
              left > 0 && <span>{t("wait", { time: formatCountdown(left) })}</span>
            )
          }
        >
          {error.message}
        </ErrorPanel>
      </ScreenError>
    </div>
  );
}

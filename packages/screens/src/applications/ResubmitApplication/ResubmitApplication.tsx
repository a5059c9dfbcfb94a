import { type Application, isAnswered, keyOfReason, readApplicationStatus } from "@id-desk/core";
import { Alert, Skeleton } from "@id-desk/ui";
import { media } from "@id-desk/ui/theme";
import { useEffect } from "react";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { Sides } from "../../runtime/frame/Sides.tsx";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { tellHost } from "../../runtime/frame/tell-host.ts";
import { useFocusAfterChange } from "../../runtime/frame/use-focus-after-change.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy, useNavigation, useSession } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { applicationBadgeCopy } from "../parts/application-badge.copy.ts";
import { ApplicationRulesContext } from "../parts/useApplicationRules.ts";
import { ApplicantPanel } from "../submission/ApplicantPanel.tsx";
import { ApplicationSheet } from "../submission/ApplicationSheet.tsx";
import { DraftSaved, Drafts, ignoreRefusal } from "../submission/Drafts.tsx";
import { submissionCopy } from "../submission/submission.copy.ts";
import * as css from "../submission/submission.css.ts";
import { useApplicationSheet } from "../submission/useApplicationSheet.ts";
import { resubmitApplicationCopy } from "./ResubmitApplication.copy.ts";
import { resubmitApplicationManifest } from "./ResubmitApplication.manifest.ts";
import { type ReturnedReading, useReturnedSource } from "./useReturnedSource.ts";

/** The commands of the page, by their calls. */
type Actions = "addIssuanceDocument" | "sendApplicationOtp" | "submitApplication";

type Words = Translate<typeof resubmitApplicationCopy.texts>;

/** A returned application was submitted again. */
export interface ApplicationResubmittedEvent {
  /** As it is now; nothing where the server answers with a message alone. */
  readonly application: Application | undefined;
}

/** What the page on which a returned application is submitted again takes from its host. */
export interface ResubmitApplicationProps extends ScreenProps<Actions, typeof resubmitApplicationCopy.texts> {
  /** The id of the returned application. */
  readonly applicationId: number;
  /** Told once it is submitted, before the page goes to the application. */
  readonly onSubmitted?: ((event: ApplicationResubmittedEvent) => void) | undefined;
}

/** Submits an application again that the registry has returned: each reason is put right or explained. */
export function ResubmitApplication(props: ResubmitApplicationProps) {
  return (
    <ScreenFrame manifest={resubmitApplicationManifest} props={props}>
      <Page key={props.applicationId} {...props} />
    </ScreenFrame>
  );
}

function Page({ applicationId, messages, onSubmitted }: ResubmitApplicationProps) {
  const t = useCopy(resubmitApplicationCopy, messages);
  const tScreen = useCopy(screenCopy);
  const { status } = useSession();
  const reading = useRead("getCenterApplication", { path: { id: applicationId } }, { readsOnce: true });
  const { data, error, refresh } = reading;
  const application = data?.application;
  const record = application?.application_no;
  useScreenState({ isReady: data !== undefined, record, error, retry: refresh });
  const isReturned = application?.status === "returned" && application.channel === "center";
  useFocusAfterChange(application && !isReturned ? "not returned" : "returned");
  const title = t("title", { number: application?.application_no ?? "" }).trim();
  if (status === "signedOut") {
    return (
      <>
        <ScreenHeader title={title} />
        <Alert tone="info" heading={tScreen("unauthenticated")}>
          {tScreen("unauthenticatedHelp")}
        </Alert>
      </>
    );
  }
  return (
    <>
      <ScreenHeader
        title={
          <Phrase
            text={t("title")}
            values={{ number: application ? <BatchNumber>{application.application_no}</BatchNumber> : "" }}
          />
        }
      />
      {error && (
        <ScreenError
          heading={t("loadFailed")}
          error={error}
          retry={error.code === "forbidden" || error.code === "not_found" ? undefined : refresh}
          isRetrying={reading.isLoading}
        />
      )}
      {!application && !error && (
        <div role="status" aria-label={t("loading")} aria-busy="true">
          <Skeleton shape="block" height="320px" />
        </div>
      )}
      {application &&
        data &&
        (isReturned ? (
          <Returned reading={{ ...reading, data }} onSubmitted={onSubmitted} t={t} />
        ) : (
          <NotReturned application={application} t={t} />
        ))}
    </>
  );
}

/** Why an application is not submitted again, and the way to it. */
function NotReturned({ application, t }: { readonly application: Application; readonly t: Words }) {
  const words = useWords(applicationBadgeCopy);
  const { label } = readApplicationStatus(application.status, words);
  const isOnline = application.channel !== "center";
  return (
    <Alert
      tone="info"
      announce="politely"
      heading={isOnline ? t("elsewhere") : t("notReturned", { status: label })}
      actions={
        <DestinationLink to={{ screen: "CenterApplication", params: { applicationId: application.id } }}>
          {t("openApplication")}
        </DestinationLink>
      }
    />
  );
}

function Returned({
  reading,
  onSubmitted,
  t,
}: {
  readonly reading: ReturnedReading;
  readonly onSubmitted: ResubmitApplicationProps["onSubmitted"];
  readonly t: Words;
}) {
  const tSheet = useCopy(submissionCopy);
  const { onNavigate } = useNavigation();
  const source = useReturnedSource(reading);
  const sheet = useApplicationSheet(source, tSheet);
  const { submission, isAtStake, answers, draft, idNumber } = sheet;
  const own = draft.offered.filter((kept) => kept.idNumber === idNumber);
  const { done } = submission;
  const isOffering = own.length > 0 && !isAtStake;
  useFocusAfterChange(isOffering ? "draft" : "sheet");
  const mayResubmit = useMayGive()("submitApplication");
  useUnsavedWork(isAtStake && !done ? tSheet("leaving") : undefined);
  const { id: applicationId } = reading.data.application;
  const leave = useLatest((application: Application | undefined) => {
    tellHost(onSubmitted, { application });
    // The page follows whatever id is answered.
    onNavigate({ screen: "CenterApplication", params: { applicationId: application?.id ?? applicationId } });
  });
  // The sheet is gone by then, and with it what the host would have to ask about.
  const erase = useLatest(draft.erase);
  useEffect(() => {
    if (!done) return;
    void erase.current();
    leave.current(done.application);
  }, [done, leave, erase]);
  return (
    <ApplicationRulesContext.Provider value={sheet.rules}>
      <div className={css.notices}>
        {!mayResubmit && <Alert tone="neutral" heading={t("readOnly")} />}
        {mayResubmit && isOffering && (
          <Drafts
            offered={own}
            onResume={(kept) => {
              draft.resume(kept);
              sheet.takeDraft(kept.content);
            }}
            onDiscard={(kept) => void draft.discard(kept).catch(ignoreRefusal)}
          />
        )}
        <Alert tone="info" heading={t("mustFix")}>
          <ul className={css.list}>
            {answers?.reasons.map((reason) => (
              <li key={keyOfReason(reason)}>
                {t(isAnswered(reason, answers) ? "fixed" : "open", {
                  reason: `\u2068${reason.text || reason.code}\u2069`,
                })}
              </li>
            ))}
          </ul>
        </Alert>
      </div>
      <Sides from={media.lg} className={css.page} beside={<ApplicantPanel sheet={sheet} />}>
        {/* What was taken in this window is not kept any more once it is submitted. */}
        {mayResubmit && !done && (
          <div className={css.sheet}>
            <ApplicationSheet sheet={sheet} keepsFocus />
            <DraftSaved savedAt={draft.savedAt} problem={draft.problem} />
          </div>
        )}
      </Sides>
    </ApplicationRulesContext.Provider>
  );
}

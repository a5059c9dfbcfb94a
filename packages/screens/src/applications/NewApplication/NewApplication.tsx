import type { Application } from "@id-desk/core";
import { Alert, Button, Dialog, useScansWithin, VisuallyHidden } from "@id-desk/ui";
import { media } from "@id-desk/ui/theme";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type KeptDraft, useInputBefore } from "../../runtime/drafts/use-draft.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { Sides } from "../../runtime/frame/Sides.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScanScreenProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { tellHost } from "../../runtime/frame/tell-host.ts";
import { useFocusAfterChange } from "../../runtime/frame/use-focus-after-change.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useWarmUp } from "../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../runtime/reading/SectionOnDemand.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { ApplicationRulesContext } from "../parts/useApplicationRules.ts";
import { ApplicantPanel } from "../submission/ApplicantPanel.tsx";
import { ApplicationSheet } from "../submission/ApplicationSheet.tsx";
import { DraftSaved, Drafts, ignoreRefusal } from "../submission/Drafts.tsx";
import { submissionCopy } from "../submission/submission.copy.ts";
import * as css from "../submission/submission.css.ts";
import { useApplicationSheet } from "../submission/useApplicationSheet.ts";
import { usePersonSource } from "../submission/usePersonSource.ts";
import { FindApplicant, readScannedId } from "./FindApplicant.tsx";
import { newApplicationCopy } from "./NewApplication.copy.ts";
import { newApplicationManifest } from "./NewApplication.manifest.ts";

const submittedPart = createPartOnDemand(() => import("./Submitted.tsx"), "Submitted");

/** The commands of the page, by their calls. */
type Actions =
  | "addIssuanceDocument"
  | "sendApplicationOtp"
  | "submitApplication"
  | "sendPaymentLink"
  | "markSlipPrinted";

/** The words of the page, with those that a host gives it. */
export type NewApplicationWords = Translate<typeof newApplicationCopy.texts>;

/** An application was submitted. */
export interface ApplicationSubmittedEvent {
  /** With its number; nothing where the server answers with a message alone. */
  readonly application: Application | undefined;
}

/** What the page on which an application is taken takes from its host. */
export interface NewApplicationProps
  extends ScreenProps<Actions, typeof newApplicationCopy.texts>,
    ScanScreenProps {
  /** Told once the application is submitted. */
  readonly onSubmitted?: ((event: ApplicationSubmittedEvent) => void) | undefined;
}

/** Takes an application at the counter: finds the applicant, asks what for, and submits it to the registry. */
export function NewApplication(props: NewApplicationProps) {
  return (
    <ScreenFrame manifest={newApplicationManifest} props={props}>
      <Page {...props} />
    </ScreenFrame>
  );
}

function Page({ autoFocusScan = false, scanAnywhere = false, onSubmitted, messages }: NewApplicationProps) {
  const t = useCopy(newApplicationCopy, messages);
  const tSheet = useCopy(submissionCopy);
  const [idNumber, setIdNumber] = useState(useInputBefore("new_application")?.idNumber);
  const [asked, setAsked] = useState<{ readonly next: string | undefined }>();
  const { source, error, isLoading } = usePersonSource(idNumber);
  const sheet = useApplicationSheet(source, tSheet);
  const { applicant, submission, openStep, draft } = sheet;
  const { done } = submission;
  // While an application is under way no other one can be submitted, so that nothing is lost.
  const isAtStake = sheet.isAtStake && !sheet.active;
  const mayCreate = useMayGive()("submitApplication");
  const page = useRef<HTMLDivElement>(null);
  const scanField = useRef<HTMLInputElement>(null);
  useScreenState({ isReady: true });
  useWarmUp(submittedPart.load);
  useUnsavedWork(isAtStake && !done ? tSheet("leaving") : undefined);
  const tell = useLatest(onSubmitted);
  const erase = useLatest(draft.erase);
  useFocusAfterChange(done ? "submitted" : "taking");
  useEffect(() => {
    if (!done) return;
    void erase.current();
    tellHost(tell.current, { application: done.application });
  }, [done, tell, erase]);

  /** Begins with another person, or with nobody. */
  function begin(next: string | undefined): void {
    flushSync(() => {
      draft.leave();
      sheet.clear();
      submission.forget();
      submission.reset();
      setAsked(undefined);
      setIdNumber(next);
    });
    scanField.current?.focus();
  }
  function ask(next?: string): void {
    if (isAtStake && !done) setAsked({ next });
    else begin(next);
  }
  // Where no field takes scans, a card that is scanned is the next applicant's.
  const hasField = applicant === undefined && !done;
  function takeStrayScan(text: string): void {
    const found = readScannedId(text);
    if (found && found !== idNumber) ask(found);
  }
  useScansWithin(page, hasField ? undefined : takeStrayScan);
  useShortcut(
    { keys: "F2", label: t("scanShortcut") },
    hasField ? () => scanField.current?.focus() : undefined,
  );
  /** Goes on with what was kept: the person is looked up again, and what was ticked is looked at again. */
  function resume(kept: KeptDraft): void {
    draft.resume(kept);
    sheet.takeDraft(kept.content);
    setIdNumber(kept.idNumber);
  }
  /** Asks for a person; a second time where the registry did not find them, or did not answer. */
  const lookUp = (next: string) => (next === idNumber ? source.refresh() : setIdNumber(next));
  // Once somebody was found, only their own draft can be resumed.
  const offered = draft.offered.filter((kept) => !applicant || kept.idNumber === idNumber);
  const isOffering = openStep === "find" || draft.problem === "elsewhere";
  const name = applicant?.name_en ?? "";
  return (
    <ApplicationRulesContext.Provider value={sheet.rules}>
      <ScreenHeader
        title={t("title")}
        subtitle={applicant ? <bdi>{t("subtitleFor", { name: applicant.name_en })}</bdi> : t("subtitle")}
      />
      <div ref={page}>
        <div className={css.notices}>{!mayCreate && <Alert tone="neutral" heading={t("readOnly")} />}</div>
        <VisuallyHidden role="status">{applicant && !done && t("found", { name })}</VisuallyHidden>
        {done ? (
          <SectionOnDemand
            part={submittedPart}
            application={done.application}
            name={name}
            counts={sheet.can("printed")}
            onAnother={() => begin(undefined)}
            t={t}
          />
        ) : (
          <Sides from={media.lg} className={css.page} beside={applicant && <ApplicantPanel sheet={sheet} />}>
            {mayCreate && (
              <div className={css.sheet}>
                <ApplicationSheet
                  sheet={sheet}
                  keepsFocus={!autoFocusScan}
                  first={{
                    heading: t("find"),
                    content: (
                      <FindApplicant
                        sheet={sheet}
                        error={error}
                        isLoading={isLoading}
                        field={{ ref: scanField, scanAnywhere, autoFocus: autoFocusScan }}
                        onFound={lookUp}
                        t={t}
                      />
                    ),
                    summary: name,
                    action: (
                      <Button size="sm" variant="quiet" onPress={() => ask()}>
                        {t("another")}
                      </Button>
                    ),
                  }}
                />
                <DraftSaved savedAt={draft.savedAt} problem={draft.problem} />
                {isOffering && (
                  // They come a moment after the page, and the field above them keeps its place.
                  <Drafts
                    offered={offered}
                    onResume={resume}
                    onDiscard={(kept) => void draft.discard(kept).catch(ignoreRefusal)}
                  />
                )}
                {applicant && openStep === "find" && (
                  <div className={css.actions}>
                    <Button variant="quiet" className={css.alone} onPress={() => ask()}>
                      {t("another")}
                    </Button>
                  </div>
                )}
              </div>
            )}
          </Sides>
        )}
      </div>
      {asked && (
        <Dialog
          isOpen
          role="alertdialog"
          heading={t("leave")}
          dismissLabel={t("stay")}
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          actions={
            <Button variant="danger" onPress={() => begin(asked.next)}>
              {t("leaveConfirm")}
            </Button>
          }
        >
          {t(draft.savedAt ? "leaveHelpKept" : "leaveHelp", { name: `\u2068${name}\u2069` })}
        </Dialog>
      )}
    </ApplicationRulesContext.Provider>
  );
}

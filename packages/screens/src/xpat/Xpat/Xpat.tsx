import { serverCan } from "@id-desk/core";
import type { Interaction } from "@id-desk/core/xpat";
import { Alert, Button, Dialog, useScansUnderDialog, useScansWithin, VisuallyHidden } from "@id-desk/ui";
import { media } from "@id-desk/ui/theme";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { Sides } from "../../runtime/frame/Sides.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScanScreenProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { tellHost } from "../../runtime/frame/tell-host.ts";
import { useFocusAfterChange } from "../../runtime/frame/use-focus-after-change.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand, useWarmUp } from "../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../runtime/reading/SectionOnDemand.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { useExpatPortrait } from "../parts/ExpatPhoto.tsx";
import { FindSection } from "./find/FindSection.tsx";
import { useFinding } from "./find/useFinding.ts";
import { useZoneLines } from "./find/useZoneLines.ts";
import { PersonPanel } from "./PersonPanel.tsx";
import { readPersonFacts } from "./usePersonFacts.tsx";
import { useXpatSheet } from "./useXpatSheet.ts";
import { xpatCopy } from "./Xpat.copy.ts";
import * as css from "./Xpat.css.ts";
import { xpatManifest } from "./Xpat.manifest.ts";
import { XpatSheet } from "./XpatSheet.tsx";

const candidatesDialog = createPartOnDemand(() => import("./Candidates.tsx"), "Candidates");
const savedPart = createPartOnDemand(() => import("./Saved.tsx"), "Saved");

/** The commands of the page, by their calls. */
type Actions = "recordInteraction" | "markInteractionPrinted";

/** An interaction was saved. */
export interface InteractionSavedEvent {
  /** As it was saved; nothing where the server answers with a message alone. */
  readonly interaction: Interaction | undefined;
}

/** What the page on which an interaction is recorded takes from its host. */
export interface XpatProps extends ScreenProps<Actions, typeof xpatCopy.texts>, ScanScreenProps {
  /** The number of the permit of the person who is looked for at once. Keep it out of addresses. */
  readonly permitNumber?: string | undefined;
  /** Told once the interaction is saved. */
  readonly onSaved?: ((event: InteractionSavedEvent) => void) | undefined;
}

/** Records an interaction with a foreign worker: finds them, compares them with their permit, and saves what was found. */
export function Xpat(props: XpatProps) {
  return (
    <ScreenFrame manifest={xpatManifest} props={props}>
      <Page {...props} />
    </ScreenFrame>
  );
}

function Page({ permitNumber, autoFocusScan = false, scanAnywhere = false, onSaved, messages }: XpatProps) {
  const t = useCopy(xpatCopy, messages);
  const sheet = useXpatSheet(t);
  const { person, saving, openStep, lately, begin, isAtStake } = sheet;
  const { done, candidates } = saving;
  const mayRecord = useMayGive()("recordInteraction");
  const finding = useFinding({ permitNumber: mayRecord ? permitNumber : undefined, onFound: begin, t });
  // The one answer with the word that every page gets, also where nobody was looked for.
  const hasPortraits = serverCan(sheet.island.data, "expat_portraits");
  const portrait = useExpatPortrait(person?.kind === "known" ? person.expat : undefined, hasPortraits);
  const afresh = useLatest(finding);
  const [asked, setAsked] = useState<{ readonly scanned: string | undefined }>();
  const page = useRef<HTMLDivElement>(null);
  const scanField = useRef<HTMLInputElement>(null);
  const name = person ? readPersonFacts(person).name : "";
  useScreenState({ isReady: true });
  useWarmUp(savedPart.load);
  useUnsavedWork((isAtStake || finding.typing) && !done ? t("leaving") : undefined);
  useFocusAfterChange(done ? "saved" : "recording");
  const CandidatesDialog = useOnDemand(candidatesDialog, {
    isWanted: candidates !== undefined,
    onUnavailable: saving.reset,
  });
  const tell = useLatest(onSaved);
  useEffect(() => {
    if (done) tellHost(tell.current, { interaction: done.interaction });
  }, [done, tell]);

  const stray = useZoneLines();
  /** Begins with nobody, and looks for whom a scan is of. Where, for whom and at which site stays. */
  function next(scanned?: string): void {
    flushSync(() => {
      begin(undefined);
      finding.forget();
      stray.forget();
      setAsked(undefined);
    });
    scanField.current?.focus();
    // As it is by now: the one of this rendering still knows the country and the question of the person before.
    if (scanned !== undefined) afresh.current.scan(scanned);
  }
  function ask(scanned?: string): void {
    // What is being saved is still about this person.
    if (saving.isPending) return;
    if ((isAtStake || finding.typing) && !done) setAsked({ scanned });
    else next(scanned);
  }
  // Where no field takes scans, a passport that is scanned is that of the next person.
  const hasField = person === undefined && !finding.typing && !done;
  function takeStrayScan(text: string): void {
    const scanned = stray.take(text);
    if (scanned !== undefined) ask(scanned);
  }
  useScansWithin(page, hasField ? undefined : takeStrayScan);
  // Words have spaces, a code has none: what is filled in by a tool is left to its field.
  useScansUnderDialog((text) => (/\s/.test(text) ? undefined : t("dialogOpen")));
  useShortcut(
    { keys: "F2", label: t("scanShortcut") },
    hasField ? () => scanField.current?.focus() : undefined,
  );
  return (
    <>
      {/* The heading belongs to it, for it has the focus once an interaction is saved. */}
      <div ref={page}>
        <ScreenHeader title={t("title")} subtitle={t("subtitle")} />
        <div className={css.notices}>{!mayRecord && <Alert tone="neutral" heading={t("readOnly")} />}</div>
        <VisuallyHidden role="status">
          {person?.kind === "known" && !done && t("found", { name })}
        </VisuallyHidden>
        {done ? (
          <SectionOnDemand
            part={savedPart}
            interaction={done.interaction}
            name={name}
            counts={sheet.rules.reading.can("interactions")}
            onNext={() => next()}
            t={t}
          />
        ) : (
          <Sides
            from={media.lg}
            className={css.page}
            beside={
              person && <PersonPanel person={person} portrait={portrait} hasPhoto={openStep !== "identity"} />
            }
          >
            {mayRecord && (
              <div className={css.sheet}>
                <XpatSheet
                  sheet={sheet}
                  portrait={portrait}
                  keepsFocus={!autoFocusScan}
                  onLeave={() => ask()}
                  find={
                    <FindSection
                      sheet={sheet}
                      finding={finding}
                      hasPortraits={hasPortraits}
                      field={{ ref: scanField, scanAnywhere, autoFocus: autoFocusScan }}
                      // Who was only looked for is left without a question.
                      onLeave={() => (lately && sheet.confirmed.length === 0 ? next() : ask())}
                      t={t}
                    />
                  }
                />
              </div>
            )}
          </Sides>
        )}
      </div>
      {candidates && CandidatesDialog && (
        <CandidatesDialog sheet={sheet} candidates={candidates} hasPortraits={hasPortraits} t={t} />
      )}
      {asked && (
        <Dialog
          isOpen
          role="alertdialog"
          heading={t("leave")}
          dismissLabel={t("cancel")}
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          actions={
            <Button variant="danger" onPress={() => next(asked.scanned)}>
              {t("leaveConfirm")}
            </Button>
          }
        >
          {t("leaveHelp")}
        </Dialog>
      )}
    </>
  );
}

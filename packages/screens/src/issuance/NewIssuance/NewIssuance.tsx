import {
  type CardCodePart,
  type IssuanceStep,
  isHandedOver,
  issuanceSteps,
  isUnderWay,
  parseScan,
} from "@id-desk/core";
import {
  Alert,
  CodeText,
  findFirstControl,
  StepList,
  useScansUnderDialog,
  useScansWithin,
  VisuallyHidden,
} from "@id-desk/ui";
import { media } from "@id-desk/ui/theme";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { Sides } from "../../runtime/frame/Sides.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScanScreenProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useKeptFocus } from "../../runtime/frame/use-kept-focus.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { useVerifiedText } from "../../verification/Verification.tsx";
import { IssuanceRulesContext } from "../parts/useIssuanceRules.ts";
import { CardPanel } from "./CardPanel.tsx";
import { newIssuanceCopy } from "./NewIssuance.copy.ts";
import * as css from "./NewIssuance.css.ts";
import { newIssuanceManifest } from "./NewIssuance.manifest.ts";
import { CardStep, useCardSummary, useHandCheck } from "./steps/CardStep.tsx";
import { CollectorStep, useCollectorSummary } from "./steps/CollectorStep.tsx";
import { FindStep, useFindScans } from "./steps/FindStep.tsx";
import { findStepCopy } from "./steps/find-step.copy.ts";
import { HandOverStep } from "./steps/HandOverStep.tsx";
import { OtpStep } from "./steps/OtpStep.tsx";
import { Step } from "./steps/Step.tsx";
import { CounterContext, useNewIssuance } from "./useNewIssuance.ts";

/** The commands of the page, by their calls. */
type Actions =
  | "loadIssuance"
  | "checkCollector"
  | "sendCollectorOtp"
  | "verifyCollectorOtp"
  | "addIssuanceDocument"
  | "verifyCard"
  | "issueCard"
  | "completeIssuance";

/** What the page on which a card is handed over takes from its host. */
export interface NewIssuanceProps
  extends ScreenProps<Actions, typeof newIssuanceCopy.texts, "completed">,
    ScanScreenProps {
  /** Looks for the card of this person when the page is shown, as if their ID number was scanned. */
  readonly idNumber?: string | undefined;
  /** The serial number of the card that is looked up at once. */
  readonly serialNumber?: string | undefined;
  /** The order of the parts in the code on the registry's cards; each is known by its looks without it. */
  readonly scanFormat?: readonly CardCodePart[] | undefined;
}

const switchDialog = createPartOnDemand(() => import("./SwitchDialog.tsx"), "SwitchDialog");

/** What takes the focus in a section. A press on Enter there must not hand the card over: its heading does. */
const findTarget = (section: HTMLElement) =>
  section.closest("[data-step=handOver]") ? undefined : findFirstControl(section);

/** Hands a card over: finds it, knows who collects it, verifies them, looks at the card, and keeps the proof. */
export function NewIssuance(props: NewIssuanceProps) {
  return (
    <ScreenFrame manifest={newIssuanceManifest} props={props}>
      <HandOver {...props} />
    </ScreenFrame>
  );
}

function HandOver({
  idNumber,
  serialNumber,
  autoFocusScan = false,
  scanAnywhere = false,
  scanFormat,
  messages,
}: NewIssuanceProps) {
  const t = useCopy(newIssuanceCopy, messages);
  const tFind = useCopy(findStepCopy);
  const counter = useNewIssuance();
  const { issuance, openStep, sounds, atStake, conflict } = counter;
  const options = scanFormat && { scanFormat };
  const findScans = useFindScans(counter, options);
  const handCheck = useHandCheck(counter, options);
  const mayLoad = useMayGive()("loadIssuance");
  const page = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const scanField = useRef<HTMLInputElement>(null);
  const [switching, setSwitching] = useState<{ readonly text: string | undefined }>();
  const SwitchDialog = useOnDemand(switchDialog, {
    isWanted: switching !== undefined,
    onUnavailable: () => setSwitching(undefined),
  });
  useScreenState({ isReady: true });

  const { status } = useSession();
  // The card that was on the counter when the session ended comes first.
  const isLookedFor = useRef(counter.isTypedBefore);
  useEffect(() => {
    const given = serialNumber ?? idNumber;
    if (given === undefined || isLookedFor.current || !mayLoad || status !== "signedIn") return;
    isLookedFor.current = true;
    void findScans.scan(given);
  });

  /** Takes everything off the counter; the next card can be scanned at once. */
  function begin(text: string | undefined): void {
    // Drawn before the focus is set, and before a host hears of a page without unsaved work.
    flushSync(() => {
      counter.clear();
      findScans.forget();
      handCheck.forget();
      setSwitching(undefined);
    });
    scanField.current?.focus();
    if (text !== undefined) void findScans.scan(text);
  }
  function askToBegin(text?: string): void {
    if (atStake || (issuance?.status === "collected" && counter.isCompleting)) setSwitching({ text });
    else begin(text);
  }

  // Where no field takes scans, one that is made all the same is the card in hand, or the next card.
  const hasField = openStep === "find" || openStep === "card";
  function takeStrayScan(text: string): void {
    const scan = parseScan(text, options);
    const isThisCard = "serial_number" in scan && scan.serial_number === issuance?.card.serial_number;
    if (isThisCard && isUnderWay(issuance)) void handCheck.scan(text);
    else if (scan.kind === "unknown" || scan.kind === "command") sounds.play("error");
    else askToBegin(text);
  }
  useScansWithin(page, hasField ? undefined : takeStrayScan);
  useScansUnderDialog((text) => {
    if (parseScan(text, options).kind === "unknown") return undefined;
    sounds.play("error");
    return t("dialogOpen");
  });
  useShortcut(
    { keys: "F2", label: t("scanShortcut") },
    hasField ? () => scanField.current?.focus() : undefined,
  );
  useShortcut({ keys: "Control+Enter", label: t("primaryShortcut") }, () =>
    page.current?.querySelector<HTMLFormElement>('[aria-current="step"] form')?.requestSubmit(),
  );
  // Steps take the focus as they open; this is for what comes and goes within one.
  useKeptFocus(list, "", findTarget);
  useUnsavedWork(atStake && t(atStake === "verified" ? "unsavedVerified" : "unsavedTyped"));

  const isOver = isHandedOver(issuance);
  /** What may be opened again: a code that has verified somebody has nothing to put right. */
  function readEdit(step: IssuanceStep): (() => void) | undefined {
    if (step === "find") return () => askToBegin();
    return isOver || step === "otp" || step === "handOver" ? undefined : () => counter.edit(step);
  }
  const summaries: Readonly<Record<IssuanceStep, ReactNode>> = {
    find: issuance && (
      <>
        <bdi>{issuance.owner.name_en}</bdi> · <CodeText>{issuance.card.serial_number}</CodeText>
      </>
    ),
    collector: useCollectorSummary(counter),
    otp: useVerifiedText(issuance?.otp),
    card: useCardSummary(issuance),
    handOver: undefined,
  };
  const refuse = () => sounds.play("error");
  const field = { ref: scanField, scanAnywhere, onUnfinished: refuse, onStrayScan: refuse };
  const bodies: Readonly<Record<IssuanceStep, ReactNode>> = {
    find: <FindStep field={field} counter={counter} scans={findScans} autoFocus={autoFocusScan} />,
    collector: <CollectorStep />,
    otp: <OtpStep />,
    card: <CardStep field={field} check={handCheck} />,
    handOver: <HandOverStep onNext={() => askToBegin()} />,
  };
  return (
    <IssuanceRulesContext.Provider value={counter.settings}>
      <CounterContext.Provider value={counter}>
        <ScreenHeader title={t("title")} subtitle={t("subtitle")} />
        <div ref={page}>
          <div className={css.notices}>
            {!mayLoad && <Alert tone="neutral" heading={t("readOnly")} />}
            {counter.isTypedBefore && issuance && (
              <Alert tone="neutral" announce="politely" heading={t("typedBefore")} />
            )}
            {conflict && (
              <Alert tone="warning" announce="at once" heading={conflict.error.message}>
                {t(conflict.isReread ? "reread" : "rereadFailed")}
              </Alert>
            )}
          </div>
          <VisuallyHidden role="status">
            {isUnderWay(issuance) &&
              issuance &&
              tFind("found", { name: issuance.owner.name_en, serial: issuance.card.serial_number })}
          </VisuallyHidden>
          <Sides from={media.md} className={css.page} beside={issuance && <CardPanel />}>
            {mayLoad && (
              <StepList ref={list} label={t("steps")} className={css.steps}>
                {issuanceSteps.map((step, index) => {
                  const isOpen = step === openStep;
                  return (
                    <Step
                      key={step}
                      step={step}
                      number={index + 1}
                      state={isOpen ? "now" : counter.isDone(step) ? "done" : "next"}
                      summary={summaries[step]}
                      onEdit={readEdit(step)}
                      keepsFocus={!autoFocusScan}
                      findTarget={findTarget}
                      t={t}
                    >
                      {isOpen && bodies[step]}
                    </Step>
                  );
                })}
              </StepList>
            )}
          </Sides>
        </div>
        {switching && issuance && SwitchDialog && (
          <SwitchDialog
            serial={issuance.card.serial_number}
            cost={t(isOver ? "switchProof" : atStake === "verified" ? "switchVerified" : "switchTyped")}
            t={t}
            onAnswer={(isLeaving) => (isLeaving ? begin(switching.text) : setSwitching(undefined))}
          />
        )}
      </CounterContext.Provider>
    </IssuanceRulesContext.Provider>
  );
}

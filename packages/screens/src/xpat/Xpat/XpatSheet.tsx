import { readInteractionOutcome, type XpatStep, xpatSteps } from "@id-desk/core/xpat";
import { Button, findFirstControl, StepList, StepListItem } from "@id-desk/ui";
import { type ReactNode, useRef, useState } from "react";
import { useKeptFocus } from "../../runtime/frame/use-kept-focus.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useWarmUp } from "../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../runtime/reading/SectionOnDemand.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { outcomeCopy } from "../words/interaction-words.copy.ts";
import { readPersonFacts } from "./usePersonFacts.tsx";
import { useBiometricsText, useIdentityText } from "./useSummaries.ts";
import { XpatSheetContext, type XpatSheetState } from "./useXpatSheet.ts";
import { xpatCopy } from "./Xpat.copy.ts";

const section = createPartOnDemand(() => import("./sections/XpatSection.tsx"), "XpatSection");

/** The sheet on which an interaction is recorded: its sections open one after the other. */
export function XpatSheet({
  sheet,
  portrait,
  find,
  keepsFocus,
  onLeave,
}: {
  readonly sheet: XpatSheetState;
  /** The face that the registry has of the person. */
  readonly portrait: Blob | undefined;
  /** The first section. */
  readonly find: ReactNode;
  /** The focus stays where it is, for a page that has just been opened. */
  readonly keepsFocus: boolean;
  /** Asks for another person. */
  readonly onLeave: () => void;
}) {
  const t = useCopy(xpatCopy);
  const { openStep, isDone, person, rules, round } = sheet;
  const list = useRef<HTMLOListElement>(null);
  useWarmUp(section.load);
  const findTarget = (step: XpatStep) => (part: HTMLElement) =>
    part.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    (step === "review" ? undefined : findFirstControl(part));
  useKeptFocus(list, [openStep, round, person?.kind, sheet.lately?.id].join(), findTarget(openStep));
  // What was taken in this window is gone once its section leaves the page.
  const [capturing, setCapturing] = useState<number>();
  if (openStep === "biometrics" && capturing !== round) setCapturing(round);
  const keepsCapture = person !== undefined && capturing === round;
  useShortcut({ keys: "Control+Enter", label: t("primaryShortcut") }, () =>
    list.current?.querySelector<HTMLFormElement>('[aria-current="step"] form')?.requestSubmit(),
  );
  const words = useWords(outcomeCopy);
  const summaries: Readonly<Record<XpatStep, string>> = {
    find: person ? readPersonFacts(person).name : "",
    identity: useIdentityText(sheet),
    interaction: readInteractionOutcome(sheet.values.outcome, words).label,
    biometrics: useBiometricsText(sheet),
    review: "",
  };
  return (
    <XpatSheetContext.Provider value={person && { ...sheet, person, portrait }}>
      <StepList ref={list} label={t("steps")}>
        {xpatSteps.map((step, index) => {
          const state = step === openStep ? "now" : isDone(step) ? "done" : "next";
          return (
            <StepListItem
              key={step === "find" ? step : `${step} ${round}`}
              name={step}
              number={index + 1}
              state={state}
              stateLabel={t(state)}
              heading={t(step)}
              summary={state === "done" && <bdi>{summaries[step]}</bdi>}
              action={
                state === "done" &&
                (step === "find" ? (
                  <Button size="sm" variant="quiet" onPress={onLeave}>
                    {t("another")}
                  </Button>
                ) : (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t("editStep", { step: t(step) })}
                    onPress={() => sheet.edit(step)}
                  >
                    {t("edit")}
                  </Button>
                ))
              }
              keepsFocus={keepsFocus}
              keepsWork={step === "biometrics" && keepsCapture}
              findTarget={findTarget(step)}
            >
              {step === "find"
                ? find
                : person && (
                    <SettingsNeeded reading={rules.reading} heading={t("settingsFailed")}>
                      <SectionOnDemand part={section} step={step} />
                    </SettingsNeeded>
                  )}
            </StepListItem>
          );
        })}
      </StepList>
    </XpatSheetContext.Provider>
  );
}

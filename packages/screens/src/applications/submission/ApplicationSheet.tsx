import { type ApplicationStep, findLabel } from "@id-desk/core";
import { Button, findFirstControl, StepList, StepListItem } from "@id-desk/ui";
import { type ReactNode, useRef, useState } from "react";
import { useKeptFocus } from "../../runtime/frame/use-kept-focus.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useWarmUp } from "../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../runtime/reading/SectionOnDemand.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { keepTogether } from "../../runtime/words/keep-together.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { Refused } from "./Refused.tsx";
import { submissionCopy } from "./submission.copy.ts";
import { type ApplicationSheetState, SheetContext, type SheetWords } from "./useApplicationSheet.ts";

const sheetSection = createPartOnDemand(() => import("./SheetSection.tsx"), "SheetSection");

/** The first section, which is another one for each page. */
export interface FirstSection {
  readonly heading: string;
  readonly content: ReactNode;
  /** One line once it is done. */
  readonly summary: ReactNode;
  /** The button that opens it again. */
  readonly action: ReactNode;
}

/** The sheet on which an application is taken: its sections open one after the other, and each can be opened again. */
export function ApplicationSheet({
  sheet,
  first,
  keepsFocus,
}: {
  readonly sheet: ApplicationSheetState;
  readonly first?: FirstSection;
  /** The focus stays where it is, for a page that has just been opened. */
  readonly keepsFocus: boolean;
}) {
  const t = useCopy(submissionCopy);
  const { openStep, isDone, applicant, rules, steps } = sheet;
  const list = useRef<HTMLOListElement>(null);
  useWarmUp(sheetSection.load);
  const findTarget = (step: ApplicationStep) => (section: HTMLElement) =>
    beginsAtHeading(step, sheet) ? undefined : (findFirstControl(section) ?? section.querySelector("a"));
  const standing = [applicant?.id_number, sheet.active?.application_no, openStep, sheet.otp?.sent_at].join();
  useKeptFocus(list, standing, findTarget(openStep));
  // What was taken in this window is gone once its section leaves the page.
  const [capturing, setCapturing] = useState<string>();
  if (openStep === "biometrics" && capturing !== sheet.idNumber) setCapturing(sheet.idNumber);
  const keepsCapture = applicant !== undefined && capturing === sheet.idNumber;
  useShortcut({ keys: "Control+Enter", label: t("primaryShortcut") }, () =>
    list.current?.querySelector<HTMLFormElement>('[aria-current="step"] form')?.requestSubmit(),
  );
  const summaries = useSummaries(sheet, t);
  return (
    <SheetContext.Provider value={applicant && { ...sheet, applicant }}>
      <StepList ref={list} label={t("steps")}>
        {steps.map((step, index) => {
          const own = step === "find" ? first : undefined;
          const isOpen = step === openStep;
          const state = isOpen ? "now" : isDone(step) ? "done" : "next";
          const heading = own ? own.heading : step === "find" ? "" : t(step);
          const ownAction = state === "done" && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("editStep", { step: heading })}
              onPress={() => sheet.edit(step)}
            >
              {t("edit")}
            </Button>
          );
          return (
            <StepListItem
              key={step}
              name={step}
              number={index + 1}
              state={state}
              stateLabel={t(state)}
              heading={heading}
              summary={
                state === "done" && <bdi>{own ? own.summary : step !== "find" && summaries[step]}</bdi>
              }
              action={own ? state === "done" && own.action : ownAction}
              keepsFocus={keepsFocus}
              keepsWork={step === "biometrics" && keepsCapture}
              findTarget={findTarget(step)}
            >
              {applicant && isOpen && step !== "review" && <Refused step={step} />}
              {own
                ? own.content
                : applicant &&
                  step !== "find" && (
                    <SettingsNeeded reading={rules.reading} heading={t("settingsFailed")}>
                      <SectionOnDemand part={sheetSection} step={step} />
                    </SettingsNeeded>
                  )}
            </StepListItem>
          );
        })}
      </StepList>
    </SheetContext.Provider>
  );
}

/** Whether the first field of a section comes after what is asked for or read: the focus is on its heading then. */
const beginsAtHeading = (step: ApplicationStep, { values }: ApplicationSheetState) =>
  step === "documents" || step === "review" || (step === "request" && values.type === "");

/** What each section came to, in one line. */
function useSummaries(
  { types, values, given, verifiedAt, ...sheet }: ApplicationSheetState,
  t: SheetWords,
): Readonly<Record<Exclude<ApplicationStep, "find">, string>> {
  const dates = useDates();
  const { otp, taken } = sheet;
  const phone = otp?.sent_to_masked ? keepTogether(otp.sent_to_masked) : "";
  return {
    request: findLabel(types, values.type),
    documents: t("documentsDone", { count: given.length + (sheet.returned?.documents.length ?? 0) }),
    biometrics: taken ? t(taken.from) : "",
    phone: [phone, dates.time(verifiedAt)].filter(Boolean).join(", "),
    review: "",
  };
}

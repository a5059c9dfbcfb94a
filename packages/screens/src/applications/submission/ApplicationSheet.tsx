import { type ApplicationStep, findLabel } from "@id-desk/core";
import { Button, findFirstControl, StepList, StepListItem } from "@id-desk/ui";
import { type ReactNode, useRef, useState } from "react";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { keepTogether } from "../../runtime/words/keep-together.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { DocumentsSection } from "./DocumentsSection.tsx";
import { PhoneSection } from "./PhoneSection.tsx";
import { Reasons } from "./Reasons.tsx";
import { Refused } from "./Refused.tsx";
import { RequestSection } from "./RequestSection.tsx";
import { ReviewSection } from "./ReviewSection.tsx";
import { submissionCopy } from "./submission.copy.ts";
import { type ApplicationSheetState, SheetContext, type SheetWords } from "./useApplicationSheet.ts";

const biometricsSection = createPartOnDemand(() => import("./BiometricsSection.tsx"), "BiometricsSection");

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
  // It is there once its section opens, so that the focus finds its first control.
  const isNear = openStep === "documents" || openStep === "biometrics" || sheet.taken !== undefined;
  const isWanted = applicant !== undefined && isNear;
  const BiometricsSection = useOnDemand(biometricsSection, {
    isWanted,
    onUnavailable: () => undefined,
  });
  // What was taken in this window is gone once its section leaves the page.
  const [capturing, setCapturing] = useState<string>();
  if (openStep === "biometrics" && capturing !== sheet.idNumber) setCapturing(sheet.idNumber);
  const keepsCapture = applicant !== undefined && capturing === sheet.idNumber;
  useShortcut({ keys: "Control+Enter", label: t("primaryShortcut") }, () =>
    list.current?.querySelector<HTMLFormElement>('[aria-current="step"] form')?.requestSubmit(),
  );
  const summaries = useSummaries(sheet, t);
  const contents: Readonly<Record<Exclude<ApplicationStep, "find">, () => ReactNode>> = {
    request: () => <RequestSection />,
    documents: () => <DocumentsSection />,
    biometrics: () => BiometricsSection && <BiometricsSection />,
    phone: () => <PhoneSection />,
    review: () => <ReviewSection />,
  };
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
              findTarget={(section) => (step === "review" ? undefined : findFirstControl(section))}
            >
              {applicant && isOpen && step !== "review" && <Refused step={step} />}
              {own
                ? own.content
                : applicant &&
                  step !== "find" && (
                    <SettingsNeeded reading={rules.reading} heading={t("settingsFailed")}>
                      {sheet.answers && <Reasons step={step} />}
                      {contents[step]()}
                    </SettingsNeeded>
                  )}
            </StepListItem>
          );
        })}
      </StepList>
    </SheetContext.Provider>
  );
}

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

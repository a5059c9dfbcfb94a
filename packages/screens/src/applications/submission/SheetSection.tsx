import type { ApplicationStep } from "@id-desk/core";
import { createPartOnDemand } from "../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../runtime/reading/SectionOnDemand.tsx";
import { DocumentsSection } from "./DocumentsSection.tsx";
import { PhoneSection } from "./PhoneSection.tsx";
import { Reasons } from "./Reasons.tsx";
import { RequestSection } from "./RequestSection.tsx";
import { ReviewSection } from "./ReviewSection.tsx";

const biometricsSection = createPartOnDemand(() => import("./BiometricsSection.tsx"), "BiometricsSection");

const sections = {
  request: RequestSection,
  documents: DocumentsSection,
  biometrics: () => <SectionOnDemand part={biometricsSection} />,
  phone: PhoneSection,
  review: ReviewSection,
} as const;

/** The work of one section, after the reasons of a returned application that are put right in it. */
export function SheetSection({ step }: { readonly step: Exclude<ApplicationStep, "find"> }) {
  const Section = sections[step];
  return (
    <>
      <Reasons step={step} />
      <Section />
    </>
  );
}

import type { XpatStep } from "@id-desk/core/xpat";
import { createPartOnDemand } from "../../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../../runtime/reading/SectionOnDemand.tsx";
import { IdentitySection } from "./IdentitySection.tsx";
import { InteractionSection } from "./InteractionSection.tsx";
import { ReviewSection } from "./ReviewSection.tsx";

const biometricsSection = createPartOnDemand(() => import("./BiometricsSection.tsx"), "BiometricsSection");

const sections = {
  identity: IdentitySection,
  interaction: InteractionSection,
  biometrics: () => <SectionOnDemand part={biometricsSection} />,
  review: ReviewSection,
} as const;

/** The work of one section after the first. */
export function XpatSection({ step }: { readonly step: Exclude<XpatStep, "find"> }) {
  const Section = sections[step];
  return <Section />;
}

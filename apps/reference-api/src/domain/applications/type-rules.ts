import type { components } from "../../contract/registry.gen.d.ts";
import type { RegistrySettings } from "../registry-settings.ts";

/** What can be applied for. */
export type ApplicationType = components["schemas"]["ApplicationType"];

/** What decides which types somebody may apply for. */
export interface ApplicantFacts {
  /** In years. */
  readonly age: number;
  /** Null where it does not matter any more: the application was taken before. */
  readonly hasCard: boolean | null;
}

/** What an application of one type asks of one applicant. */
export interface TypeRule {
  /** The codes of the documents that have to be brought. */
  readonly documents: readonly string[];
  readonly asksGuardian: boolean;
}

/** What the settings ask of an application, or why this applicant cannot make one of this type. */
export function readTypeRule(
  { types }: Pick<RegistrySettings["shown"]["applications"], "types">,
  code: ApplicationType,
  { age, hasCard }: ApplicantFacts,
): TypeRule | { readonly refusal: string } {
  const type = types.find((each) => each.code === code);
  if (!type) return { refusal: "Type is not valid." };
  const { needs_card: needsCard, least_age: leastAge = 0, guardian_below: guardianBelow = 0 } = type;
  if (needsCard === true && hasCard === false) return { refusal: "This person has no card yet." };
  if (needsCard === false && hasCard === true) return { refusal: "This person has a card already." };
  if (age < leastAge) return { refusal: `This person is under ${leastAge}.` };
  const asksGuardian = age < guardianBelow;
  const documents = [...(type.documents ?? []), ...(asksGuardian ? (type.guardian_documents ?? []) : [])];
  return { documents, asksGuardian };
}

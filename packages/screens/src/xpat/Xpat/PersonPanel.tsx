import { Facts } from "../../records/Facts.tsx";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { readPersonFacts, useFactsOf } from "./usePersonFacts.tsx";
import { xpatCopy } from "./Xpat.copy.ts";
import * as css from "./Xpat.css.ts";
import type { SheetPerson } from "./xpat-values.ts";

/** Who the interaction is with; above the sections where the window is narrow. */
export function PersonPanel({
  person,
  portrait,
  hasPhoto,
}: {
  readonly person: SheetPerson;
  readonly portrait: Blob | undefined;
  /** The photograph is shown here, and not in the open section. */
  readonly hasPhoto: boolean;
}) {
  const t = useCopy(xpatCopy);
  const { name } = readPersonFacts(person);
  const facts = useFactsOf(person, t);
  return (
    <aside className={css.person} aria-label={t("person")} data-idd-part="person">
      <PersonCard
        person={{ name_en: name }}
        photo={hasPhoto && <PersonPhoto size="sm" file={portrait} alt={t("photoOf", { name })} />}
        numbers={[]}
      />
      <Facts words={t} facts={facts} />
    </aside>
  );
}

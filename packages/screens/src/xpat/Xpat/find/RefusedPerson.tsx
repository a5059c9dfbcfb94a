import type { Expat } from "@id-desk/core/xpat";
import { Alert, Button } from "@id-desk/ui";
import { useEffect } from "react";
import { useLatest } from "../../../runtime/registry/use-latest.ts";
import { type PersonQuery, usePersonSearch } from "../usePersonSearch.ts";
import type { XpatSheetState } from "../useXpatSheet.ts";
import type { SheetPerson, XpatWords } from "../xpat-values.ts";

/** Says why somebody whom the registry knows was refused, and looks for them again: all that was filled in stays. */
export function RefusedPerson({
  sheet: { saving, confirm, setPerson },
  person,
  onLeave,
  t,
}: {
  readonly sheet: XpatSheetState;
  readonly person: Extract<SheetPerson, { readonly kind: "known" }>;
  readonly onLeave: () => void;
  readonly t: XpatWords;
}) {
  // Whoever has the number by now may be another one, who is not taken.
  const search = usePersonSearch(undefined, () => {});
  const found = search.people?.find(({ id }) => id === person.expat.id);
  const take = useLatest((expat: Expat) => {
    setPerson({ ...person, expat });
    confirm("find");
  });
  useEffect(() => {
    if (found) take.current(found);
  }, [found, take]);
  return (
    <Alert
      tone="danger"
      announce="at once"
      heading={t("saveFailed")}
      actions={
        <>
          <Button
            size="sm"
            isPending={search.isLoading}
            pendingLabel={t("looking")}
            onPress={() => search.ask(findQuery(person.expat))}
          >
            {t("findAgain")}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => confirm("find")}>
            {t("back")}
          </Button>
          <Button size="sm" variant="quiet" onPress={onLeave}>
            {t("another")}
          </Button>
        </>
      }
    >
      {saving.errorText} {search.people && !found && t("nobody")}
      {search.error && `${t("lookupFailed")} ${search.error.message}`}
    </Alert>
  );
}

/** By what somebody is found again: what only they have, before what others may have too. */
function findQuery({ passports, permit, name }: Expat): PersonQuery {
  const passport = passports.find(({ is_current }) => is_current) ?? passports[0];
  if (passport) {
    return { by: "passport", passport_no: passport.passport_no, country_id: passport.country.id };
  }
  return permit ? { by: "permit", work_permit: permit.number } : { by: "name", name };
}

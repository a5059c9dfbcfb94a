import { Alert, Button } from "@id-desk/ui";
import { LastInteraction } from "../LastInteraction.tsx";
import type { XpatSheetState } from "../useXpatSheet.ts";
import type { XpatWords } from "../xpat-values.ts";

/** Says where, when and by whom somebody was seen lately, before another interaction is recorded. */
export function SeenLately({
  sheet: { lately, person, change },
  onLeave,
  t,
}: {
  readonly sheet: XpatSheetState;
  readonly onLeave: () => void;
  readonly t: XpatWords;
}) {
  if (!lately || person?.kind !== "known") return null;
  return (
    <Alert
      tone="warning"
      announce="at once"
      heading={t("seenLately", { name: person.expat.name })}
      actions={
        <>
          <Button size="sm" onPress={() => change({ isAnother: true })}>
            {t("recordAnother")}
          </Button>
          <Button size="sm" variant="quiet" onPress={onLeave}>
            {t("another")}
          </Button>
        </>
      }
    >
      <LastInteraction interaction={lately} t={t} />
    </Alert>
  );
}

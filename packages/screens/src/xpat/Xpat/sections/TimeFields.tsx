import { Select, TextField } from "@id-desk/ui";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useSheet } from "../useXpatSheet.ts";
import { xpatCopy } from "../Xpat.copy.ts";
import type { InteractionForm } from "./InteractionSection.tsx";

const hour = 3_600_000;

/** When the interaction took place: now, unless a day and a time are chosen. */
export function TimeFields({ form }: { readonly form: InteractionForm }) {
  const t = useCopy(xpatCopy);
  const dates = useDates();
  const { limits } = useSheet();
  const { now, hoursBack } = limits;
  if (hoursBack === 0) return null;
  const today = dates.today();
  const count = Math.ceil(hoursBack / 24) + 1;
  const days = Array.from({ length: count }, (_, back) =>
    dates.day(new Date(now.getTime() - Math.min(back * 24, hoursBack) * hour).toISOString()),
  );
  const names = [t("today"), t("yesterday")];
  return (
    <>
      <Select
        {...form.field("day")}
        label={t("when")}
        options={[
          { value: "", label: t("whenNow") },
          ...[...new Set([today, ...days])].map((day, back) => ({
            value: day,
            label: names[back] ?? dates.date(day),
          })),
        ]}
      />
      {form.values.day !== "" && (
        <TextField {...form.field("time")} type="time" label={t("time")} isRequired />
      )}
    </>
  );
}

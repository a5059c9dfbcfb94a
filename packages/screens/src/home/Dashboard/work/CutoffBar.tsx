import { Button, Select } from "@id-desk/ui";
import { useRef } from "react";
import { beside, box } from "../../../lists/list.css.ts";
import { DayField } from "../../../runtime/forms/DayField.tsx";
import type { Translate } from "../../../runtime/words/copy.ts";
import { useProblemText } from "../../../runtime/words/use-problem-text.ts";
import type { Cutoff } from "./useCutoff.ts";
import type { watchListCopy } from "./watch-list.copy.ts";
import * as css from "./work.css.ts";

/** Chooses up to which day figures are counted, and, with full access, at which centres. */
export function CutoffBar({
  cutoff,
  hasCenters,
  t,
}: {
  readonly cutoff: Cutoff;
  /** The server counts every centre as well. */
  readonly hasCenters: boolean;
  readonly t: Translate<typeof watchListCopy.texts>;
}) {
  const writeProblem = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const { text, type, leave, problem, isLater, pastDay, isEveryCenter } = cutoff;
  return (
    <div className={css.bar}>
      <div className={box}>
        <DayField
          ref={field}
          label={t("cutoff")}
          value={text}
          onChange={type}
          onBlur={leave}
          onKeyDown={({ key }) => key === "Enter" && leave()}
          errorMessage={isLater ? t("cutoffLater") : writeProblem(problem)}
          autoComplete="off"
        />
      </div>
      {hasCenters && cutoff.mayChoose && (
        <div className={box}>
          <Select
            label={t("centers")}
            value={isEveryCenter ? "all" : "own"}
            onChange={(value) => cutoff.setEveryCenter(value === "all")}
            options={[
              { value: "own", label: t("thisCenter") },
              { value: "all", label: t("allCenters") },
            ]}
          />
        </div>
      )}
      {(pastDay !== undefined || text !== "") && (
        <Button
          variant="quiet"
          className={beside}
          onPress={() => {
            cutoff.showToday();
            // The button goes.
            field.current?.focus();
          }}
        >
          {t("showToday")}
        </Button>
      )}
    </div>
  );
}

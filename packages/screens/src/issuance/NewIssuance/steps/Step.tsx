import type { IssuanceStep } from "@id-desk/core";
import { Button, StepListItem, type StepListItemProps, type StepState } from "@id-desk/ui";
import type { ReactNode } from "react";
import type { Translate } from "../../../runtime/words/copy.ts";
import type { newIssuanceCopy } from "../NewIssuance.copy.ts";

/** One section of a hand-over: open it shows its work, done one line, and to come its name alone. */
export function Step({
  step,
  number,
  state,
  summary,
  onEdit,
  keepsFocus,
  findTarget,
  t,
  children,
}: {
  readonly step: IssuanceStep;
  readonly number: number;
  readonly state: StepState;
  readonly summary: ReactNode;
  /** Opens it again; left out where nothing can be put right. */
  readonly onEdit: (() => void) | undefined;
  /** The focus stays where it is, for a page that has just been opened. */
  readonly keepsFocus: boolean;
  readonly findTarget: NonNullable<StepListItemProps["findTarget"]>;
  readonly t: Translate<typeof newIssuanceCopy.texts>;
  readonly children: ReactNode;
}) {
  const heading = t(step);
  const isDone = state === "done";
  const [name, words] =
    step === "find" ? [t("anotherCard"), t("anotherCard")] : [t("editStep", { step: heading }), t("edit")];
  return (
    <StepListItem
      name={step}
      number={number}
      state={state}
      stateLabel={t(state)}
      heading={heading}
      summary={isDone && summary}
      action={
        isDone &&
        onEdit && (
          <Button size="sm" variant="quiet" aria-label={name} onPress={onEdit}>
            {words}
          </Button>
        )
      }
      keepsFocus={keepsFocus}
      findTarget={findTarget}
    >
      {children}
    </StepListItem>
  );
}

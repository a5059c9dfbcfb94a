import { joinClasses } from "../internal/join-classes.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { type NavigationChipContent, readChipTone } from "./entries.ts";
import * as css from "./NavigationChip.css.ts";

/** The mark of an item; in the mini mode a dot that is heard in words. */
export function NavigationChip({ chip, isMini }: { chip: Readonly<NavigationChipContent>; isMini: boolean }) {
  const tone = css.tone[readChipTone(chip.color)];
  if (isMini) {
    return (
      <>
        <VisuallyHidden>{chip.label}</VisuallyHidden>
        <span aria-hidden="true" className={joinClasses(css.dot, tone)} />
      </>
    );
  }
  return (
    <span className={joinClasses(css.chip, tone)} data-variant={chip.variant} data-size={chip.size}>
      {chip.avatar && (
        <span aria-hidden="true" className={css.avatar}>
          {chip.avatar}
        </span>
      )}
      <span className={css.label}>{chip.label}</span>
    </span>
  );
}

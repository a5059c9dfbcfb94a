/** Where the focus goes in a part of a page: to the first of these that is there. */
const firsts = [
  "[data-first] button",
  "[aria-invalid=true]",
  "input:not([type=hidden], [type=file], [type=radio]):enabled, input:checked:enabled, select:enabled, textarea:enabled",
  // Questions that have no answer yet.
  "input[type=radio]:enabled",
  "button[type=submit]",
  "button",
];

/**
 * Finds the element of a part of a page that takes the focus: the button marked `data-first`, otherwise the first field
 * with an error, the first field, the first question that has no answer, or the first button.
 */
export function findFirstControl(part: HTMLElement): HTMLElement | undefined {
  return firsts.flatMap((selector) => part.querySelector<HTMLElement>(selector) ?? [])[0];
}

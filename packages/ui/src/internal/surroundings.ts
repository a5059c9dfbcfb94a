const textEntry =
  "textarea, input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=image])";

/** Whether somebody can type text here, so that keys pressed on it belong to it. */
export function isTextEntry(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(textEntry);
}

/** Whether a dialog or a menu lies over a field, so that it cannot be used now. */
export function isCovered(input: HTMLElement): boolean {
  if (input.closest('[inert], [aria-hidden="true"]')) return true;
  const modals = input.ownerDocument.querySelectorAll('dialog:modal, [aria-modal="true"]');
  return [...modals].some((modal) => !modal.contains(input) && modal.checkVisibility());
}

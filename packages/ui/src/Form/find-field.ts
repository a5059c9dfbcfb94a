const usable = ":not(:disabled):not([type=hidden])";

/** The control of a form with a name; of a group of choices the chosen one, else the first. */
export function findField(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const quoted = CSS.escape(name);
  const named = [
    ...form.querySelectorAll<HTMLElement>(
      `[data-idd-field="${quoted}"]${usable}, [name="${quoted}"]${usable}`,
    ),
  ];
  return named.find((control) => control.matches(":checked")) ?? named[0];
}

/** The first control that is marked as invalid; in a group of choices the one that takes the focus. */
export function findFirstInvalid(form: HTMLFormElement): HTMLElement | undefined {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid || invalid.matches("input, textarea, select, button")) return invalid ?? undefined;
  const inside = [...invalid.querySelectorAll<HTMLElement>(`input${usable}, button${usable}`)];
  return inside.find((control) => control.matches(":checked")) ?? inside[0];
}

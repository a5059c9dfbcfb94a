import * as css from "./DataTable.css.ts";

type SelectionCheckboxProps = {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
};

/** The box that chooses a row, or all of them: the browser's own, since a table may hold thousands. */
export function SelectionCheckbox({ label, isSelected, isIndeterminate, onChange }: SelectionCheckboxProps) {
  return (
    <label className={css.checkboxTarget}>
      <input
        type="checkbox"
        className={css.checkbox}
        aria-label={label}
        checked={isSelected}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate === true;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

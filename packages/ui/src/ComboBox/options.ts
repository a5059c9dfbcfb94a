/** What an option stands for: a word of the contract, or the number of a record. */
export type ComboBoxValue = string | number;

/** One choice of a searchable list. */
export type ComboBoxOption<Value extends ComboBoxValue = string> = {
  value: Value;
  /** Stands in the field once chosen; no two options should have the same. */
  label: string;
  /** A second line that tells it from its neighbours. */
  detail?: string | undefined;
  /** The same or more of it in another script, beside the second line: "ކުޅުދުއްފުށި" with `lang` "dv". */
  inOtherScript?: { text: string; lang: string; dir: "ltr" | "rtl" } | undefined;
  /** Words by which it is found too and which are not shown. */
  otherNames?: string | undefined;
  isDisabled?: boolean | undefined;
};

/** Choices under one heading. */
export type ComboBoxSection<Value extends ComboBoxValue = string> = {
  heading: string;
  options: readonly ComboBoxOption<Value>[];
};

/** One line of a searchable list: a choice, or a heading with its choices. */
export type ComboBoxEntry<Value extends ComboBoxValue = string> =
  | ComboBoxOption<Value>
  | ComboBoxSection<Value>;

import { type ReactNode, useId, useMemo } from "react";
import { useRoot } from "../internal/root-context.ts";
import { ToneSign } from "../internal/ToneSign.tsx";
import { Select } from "../Select/index.ts";
import type { Tone } from "../theme/index.ts";
import * as css from "./StatusTabs.css.ts";

/** One kind of rows that a list can be narrowed to. */
export type StatusTab<Value extends string = string> = {
  value: Value;
  label: string;
  /** How many there are. `null` while the number is still to come: its place is kept. Leave it out where nobody counts. */
  count?: number | null | undefined;
  /** The tone of the state that its rows have: its sign stands before the label, as in their badges. */
  tone?: Tone | undefined;
  /** The sign of the state, where its badge has one of its own. */
  icon?: ReactNode;
};

/** What the row of kinds takes. */
export type StatusTabsProps<Value extends string = string> = {
  /** What is chosen here: "Status". */
  label: string;
  tabs: readonly StatusTab<Value>[];
  /** Kinds that are asked for less often. They have no tab: a select after the row offers them. */
  others?: { label: string; tabs: readonly StatusTab<Value>[] } | undefined;
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * Narrows a list to one kind of rows: a row of choices where there is room, a select where there is not.
 * It is a choice, not a set of panels, so it is a group of radio buttons: the arrow keys move and choose.
 */
export function StatusTabs<Value extends string = string>({
  label,
  tabs,
  others,
  value,
  onChange,
}: StatusTabsProps<Value>) {
  const name = useId();
  const { locale } = useRoot();
  // As in English where the browser does not know the language, and not as in the browser's own.
  const { format } = useMemo(() => new Intl.NumberFormat([locale, "en"]), [locale]);
  const toOption = ({ value, label, count }: StatusTab<Value>) => ({
    value,
    label: typeof count === "number" ? `${label} (${format(count)})` : label,
  });
  const otherOptions = others?.tabs.map(toOption);
  return (
    <>
      <div className={css.line}>
        <div role="radiogroup" aria-label={label} className={css.row}>
          {tabs.map((tab) => (
            <label key={tab.value} className={css.tab}>
              <input
                type="radio"
                name={name}
                value={tab.value}
                checked={tab.value === value}
                className={css.radio}
                onChange={() => onChange(tab.value)}
              />
              <span className={css.words}>
                {tab.tone && <ToneSign tone={tab.tone} icon={tab.icon} />}
                <bdi>{tab.label}</bdi>
                {tab.count !== undefined && (
                  <bdi className={css.count}>{tab.count !== null && format(tab.count)}</bdi>
                )}
              </span>
            </label>
          ))}
        </div>
        {others && otherOptions && (
          <Select
            className={css.others}
            label={others.label}
            isLabelHidden
            placeholder={others.label}
            options={otherOptions}
            value={others.tabs.some((tab) => tab.value === value) ? value : null}
            onChange={onChange}
          />
        )}
      </div>
      <div className={css.select}>
        <Select
          label={label}
          options={[
            ...tabs.map(toOption),
            ...(others && otherOptions ? [{ heading: others.label, options: otherOptions }] : []),
          ]}
          value={value}
          onChange={onChange}
        />
      </div>
    </>
  );
}

import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { createFilter, flatten, plain } from "./match-options.ts";
import type { ComboBoxEntry, ComboBoxOption, ComboBoxValue } from "./options.ts";

type Settings<Value extends ComboBoxValue> = {
  entries: readonly ComboBoxEntry<Value>[];
  value: Value | null | undefined;
  defaultValue: Value | undefined;
  onChange: ((value: Value | null) => void) | undefined;
  isLoading: boolean;
  /** Whether staff see the option as it stands in the list. */
  isInSight: (value: Value) => boolean;
  bringIntoSight: (value: Value) => void;
};

/** The option that Enter takes, and whether the arrow keys have moved the mark since the last typed character. */
type Mark<Value> = { value: Value; isLedByKeys: boolean };

/** How far Page Up and Page Down go. */
const page = 10;

/**
 * What a searchable list knows and does: the text in its field, which options fit, which one is marked.
 *
 * Typing marks the first option that fits, and options that come or go later do not move the mark to another one. Enter
 * takes the marked option only while it is in sight. Leaving the field takes nothing but an option whose whole label was
 * typed; else the field goes back to what was chosen before. What is typed while the options are still on their way stays,
 * and is looked for when they are there.
 */
export function useComboBox<Value extends ComboBoxValue>({
  entries,
  value,
  defaultValue,
  onChange,
  isLoading,
  isInSight,
  bringIntoSight,
}: Settings<Value>) {
  const [own, setOwn] = useState<Value | null>(defaultValue ?? null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState<Mark<Value>>();

  const all = useMemo(() => flatten(entries), [entries]);
  const filter = useMemo(() => createFilter(entries), [entries]);
  const chosen = value === undefined ? own : value;
  const chosenLabel = all.find((option) => option.value === chosen)?.label ?? "";
  const shown = useMemo(() => (typed ? filter(typed) : entries), [filter, typed, entries]);
  const usable = useMemo(() => flatten(shown).filter((option) => !option.isDisabled), [shown]);
  const marked = usable.find((option) => option.value === mark?.value);
  const [first] = usable;
  // Kept, and not looked up anew: another list that comes later may begin with another option.
  if (isOpen && typed?.trim() && !mark && first) setMark({ value: first.value, isLedByKeys: false });

  const take = (next: Value | null) => {
    setOwn(next);
    if (next !== chosen) onChange?.(next);
  };
  const close = () => {
    setTyped(undefined);
    setOpen(false);
    setMark(undefined);
  };
  const open = (start: Value | undefined) => {
    setOpen(true);
    setMark(start === undefined ? undefined : { value: start, isLedByKeys: true });
  };
  const openAll = () => {
    if (!isOpen) open(chosen ?? undefined);
  };
  const choose = (option: ComboBoxOption<Value>) => {
    if (option.isDisabled) return;
    take(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    if (text === "") take(null);
    open(undefined);
  };
  const move = (steps: number) => {
    const end = usable.at(steps > 0 ? 0 : -1)?.value;
    if (!isOpen) return open(chosen ?? end);
    const lead = (value: Value | undefined) => value !== undefined && setMark({ value, isLedByKeys: true });
    if (!marked) return lead(end);
    if (steps === 1 && !mark?.isLedByKeys) {
      bringIntoSight(marked.value);
      return lead(marked.value);
    }
    const at = usable.indexOf(marked) + steps;
    const isStep = Math.abs(steps) === 1;
    const next = isStep ? (at + usable.length) % usable.length : Math.max(0, Math.min(usable.length - 1, at));
    lead(usable[next]?.value);
  };
  const findWhole = () => usable.find((option) => plain(option.label) === plain(typed ?? ""));
  const leave = () => {
    if (isLoading) return setOpen(false);
    const taken = findWhole();
    if (taken) choose(taken);
    else close();
  };
  const wasLeftLoading = !isLoading && !isOpen && typed !== undefined;
  useEffect(() => {
    const taken = wasLeftLoading && findWhole();
    if (taken) choose(taken);
  });
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    if (steps !== undefined && (isOpen || Math.abs(steps) === 1)) {
      event.preventDefault();
      move(steps);
    } else if (event.key === "Enter" && isOpen) {
      // While the list is open, Enter answers it and not the form around it.
      event.preventDefault();
      if (marked && isInSight(marked.value)) choose(marked);
      else if (marked) bringIntoSight(marked.value);
    } else if (event.key === "Escape" && (isOpen || typed !== undefined)) {
      // And Escape is for the list, the next one for the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return {
    text: typed ?? chosenLabel,
    chosen,
    isOpen,
    shown,
    count: flatten(shown).length,
    active: marked?.value,
    openAll,
    close,
    choose,
    type,
    leave,
    press,
  };
}

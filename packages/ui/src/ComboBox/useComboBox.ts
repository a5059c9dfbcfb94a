import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { beginsWith, createFilter, flatten, plain } from "./match-options.ts";
import type { ComboBoxEntry, ComboBoxOption, ComboBoxValue } from "./options.ts";

type Settings<Value extends ComboBoxValue> = {
  entries: readonly ComboBoxEntry<Value>[];
  value: Value | null | undefined;
  defaultValue: Value | undefined;
  onChange: ((value: Value | null) => void) | undefined;
  isLoading: boolean;
};

/** How far Page Up and Page Down go. */
const page = 10;

/**
 * What a searchable list knows and does: the text in its field, which options fit, which one the keyboard is on.
 *
 * An option is taken by Enter or a press. Leaving the field takes one only where there is no doubt: its whole
 * label was typed, it is the only one left, or the arrow keys led to it; else the field goes back to what was
 * chosen before. What is typed while the options are still on their way stays, and is looked for when they are there.
 */
export function useComboBox<Value extends ComboBoxValue>({
  entries,
  value,
  defaultValue,
  onChange,
  isLoading,
}: Settings<Value>) {
  const [own, setOwn] = useState<Value | null>(defaultValue ?? null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<Value>();
  const [isLedByKeys, setLedByKeys] = useState(false);

  const all = useMemo(() => flatten(entries), [entries]);
  const filter = useMemo(() => createFilter(entries), [entries]);
  const chosen = value === undefined ? own : value;
  const chosenLabel = all.find((option) => option.value === chosen)?.label ?? "";
  const shown = useMemo(() => (typed ? filter(typed) : entries), [filter, typed, entries]);
  const usable = useMemo(() => flatten(shown).filter((option) => !option.isDisabled), [shown]);
  const best = () => usable.find((option) => beginsWith(option, typed ?? "")) ?? usable[0];
  const activeOption =
    usable.find((option) => option.value === active) ?? (typed?.trim() && !isLedByKeys ? best() : undefined);

  const take = (next: Value | null) => {
    setOwn(next);
    if (next !== chosen) onChange?.(next);
  };
  const close = () => {
    setTyped(undefined);
    setOpen(false);
    setActive(undefined);
    setLedByKeys(false);
  };
  const open = (start: Value | undefined) => {
    setOpen(true);
    setActive(start);
  };
  const openAll = () => open(chosen ?? undefined);
  const choose = (option: ComboBoxOption<Value>) => {
    if (option.isDisabled) return;
    take(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setLedByKeys(false);
    if (text === "") take(null);
    open(undefined);
  };
  const move = (steps: number) => {
    setLedByKeys(true);
    if (!isOpen) return open(chosen ?? usable.at(steps > 0 ? 0 : -1)?.value);
    const at = activeOption ? usable.indexOf(activeOption) : -1;
    if (at === -1) return setActive(usable.at(steps > 0 ? 0 : -1)?.value);
    const isStep = Math.abs(steps) === 1;
    const next = isStep
      ? (at + steps + usable.length) % usable.length
      : Math.max(0, Math.min(usable.length - 1, at + steps));
    setActive(usable[next]?.value);
  };
  const findBeyondDoubt = () => {
    const isWhole = (option: ComboBoxOption<Value>) => plain(option.label) === plain(typed ?? "");
    return usable.find(isWhole) ?? (isLedByKeys || usable.length === 1 ? activeOption : undefined);
  };
  const leave = () => {
    if (isLoading) return setOpen(false);
    const taken = findBeyondDoubt();
    if (taken) choose(taken);
    else close();
  };
  const wasLeftLoading = !isLoading && !isOpen && typed !== undefined;
  useEffect(() => {
    const taken = wasLeftLoading && findBeyondDoubt();
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
      if (activeOption) choose(activeOption);
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
    active: activeOption?.value,
    openAll,
    close,
    choose,
    type,
    leave,
    press,
  };
}

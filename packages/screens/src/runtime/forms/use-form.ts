import type { KeptValues, Problem, RegistryError } from "@id-desk/core";
import { useState } from "react";
import { useProblemText } from "../words/use-problem-text.ts";
import { readRefusalText } from "../writing/read-refusal.ts";

/** What is wrong with a field: what a check of core found, or a sentence for staff; nothing where nothing is. */
type FieldProblem = readonly Problem[] | Problem | string | false | undefined;

/** What is wrong with the fields of a form. */
export type FieldProblems<Values> = Readonly<Partial<Record<keyof Values, FieldProblem>>>;

/** What a form holds, and how it is checked. */
export interface FormOptions<Values extends object> {
  /** The fields by the names that the registry has for them, and what they hold at first. Read once. */
  readonly start: Values | (() => Values);
  /** Told every change where the page holds the values, which outlive the form: `start` is what they are now. */
  readonly onChange?: ((values: Values) => void) | undefined;
  /** What had been typed when the session ended; it takes the place of `start` in the fields of its names. */
  readonly typedBefore?: KeptValues | undefined;
  /** The fields that are shown now; all of them by default. The others are neither checked nor refused. */
  readonly asked?: readonly (keyof Values & string)[] | undefined;
  /** The fields whose text is not kept and whose loss nobody has to be asked about. */
  readonly unkept?: readonly (keyof Values & string)[] | undefined;
  /** Finds what is wrong with the values. Called on each rendering. */
  readonly check: (values: Values) => FieldProblems<Values>;
  /** Why the registry refused what was sent last. */
  readonly error?: RegistryError | undefined;
  /** What was sent last, where the form was closed since: what the registry says is about that. Read once. */
  readonly sent?: Values | undefined;
  /** The names in a refusal that mean a field, where they are others than its own. */
  readonly namesOf?: Readonly<Partial<Record<keyof Values & string, readonly string[]>>> | undefined;
}

/** A form while it is filled in. */
export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

interface Held<Values> {
  readonly start: Values;
  readonly values: Values;
  /** The fields that were left. */
  readonly left: readonly (keyof Values)[];
  /** What was in the fields at the last try. */
  readonly tried?: Values | undefined;
  /** What was in the fields when they were sent last: what the registry says is about that. */
  readonly sent?: Values | undefined;
}

/**
 * Holds the fields of one form. A field says what is wrong with it once it was left with something in it, or a try was
 * made; what the registry said of a field holds until it has another value.
 */
export function useForm<Values extends object>({
  start,
  onChange,
  typedBefore = {},
  asked,
  unkept = [],
  check,
  error,
  sent: sentBefore,
  namesOf,
}: FormOptions<Values>) {
  type Name = keyof Values & string;
  const [held, setHeld] = useState<Held<Values>>(() => {
    const first = typeof start === "function" ? start() : start;
    const names = Object.keys(first).filter((name) => name in typedBefore);
    const before = Object.fromEntries(names.map((name) => [name, typedBefore[name]]));
    return { start: first, values: { ...first, ...before }, left: [], sent: sentBefore };
  });
  const { left, tried, sent } = held;
  const values = onChange && typeof start !== "function" ? start : held.values;
  function set(change: Partial<Values>): void {
    onChange?.({ ...values, ...change });
    setHeld((before) => ({ ...before, values: { ...before.values, ...change } }));
  }
  const all = Object.keys(values) as Name[];
  const names = asked ?? all;
  const write = useProblemText();
  const problems = check(values);
  const wireNames = (name: Name) => namesOf?.[name] ?? [name];

  function writeFirst(found: FieldProblem): string | undefined {
    const [first] = [found].flat();
    return typeof first === "object" ? write(first) : first || undefined;
  }
  /** Whether a field says what is wrong with it by now. */
  const isChecked = (name: Name) => tried !== undefined || left.includes(name);
  const isAs = (then: Values | undefined, name: Name) => then?.[name] === values[name];
  /** What a field says: its problem once it was left or a try was made, else what the registry said of its value. */
  function errorOf(name: Name): string | undefined {
    const refusals = wireNames(name).flatMap((wire) => error?.fields[wire] ?? []);
    return (isChecked(name) && writeFirst(problems[name])) || (isAs(sent, name) ? refusals[0] : undefined);
  }
  /** Has a field say what is wrong with it, also when it is empty. */
  function leave(name: Name): void {
    const { start } = held;
    // A press may have restarted the form since its field lost the focus.
    setHeld((before) => (before.start === start ? { ...before, left: [...before.left, name] } : before));
  }
  const isValid = names.every((name) => !writeFirst(problems[name]));
  const ownNames = names.flatMap(wireNames);
  const isOfWhole = error && !Object.keys(error.fields).some((name) => ownNames.includes(name));
  const isUnchanged = all.every((name) => isAs(sent, name));
  const texts = all.filter((name) => typeof values[name] === "string" && !unkept.includes(name));

  /** What the last try found wrong, as long as it holds; what no field can show is a problem without a field. */
  const found: readonly { readonly field?: Name; readonly text: string }[] = [
    ...names.flatMap((field) => {
      const text = isAs(tried, field) && errorOf(field);
      return text ? [{ field, text }] : [];
    }),
    ...(isOfWhole && isUnchanged ? [{ text: readRefusalText(error) }] : []),
  ];

  return {
    values,
    set,
    /** The props of a field of ui. */
    field: <Own extends Name>(name: Own) => ({
      name,
      value: values[name],
      onChange: (value: Values[Own]) => set({ [name]: value } as unknown as Partial<Values>),
      onBlur() {
        if (readText(values[name]) !== "") afterPress(() => leave(name));
      },
      errorMessage: errorOf(name),
    }),
    errorOf,
    isChecked,
    leave,
    /** Nothing is wrong with what is in the fields. */
    isValid,
    /** Begins a try: shows what is wrong and tells whether nothing is. */
    validate() {
      setHeld((before) => ({ ...before, tried: values, ...(isValid && { sent: values }) }));
      return isValid;
    },
    problems: found,
    /** Begins again with these values, as if nothing had been typed and nothing tried. */
    restart(next: Values) {
      onChange?.(next);
      setHeld({ start: { ...next }, values: next, left: [] });
    },
    /** The texts of the fields, to be kept; nothing while they are as they were at first. */
    typed: texts.some((name) => readText(values[name]) !== readText(held.start[name]))
      ? (Object.fromEntries(texts.map((name) => [name, values[name]])) as KeptValues)
      : undefined,
    /** The names in a refusal that a field of the form shows. */
    ownNames,
  };
}

/** What is in a field, without the spaces around it; empty where nothing is. */
function readText(value: unknown): string {
  return String(value ?? "").trim();
}

const ends = ["pointerup", "mouseup", "pointercancel", "dragend"];

/**
 * Runs a change at once, or after the press that is under way. A press moves the focus when it begins: an error drawn
 * then moves the pressed button away from under the pointer, and the browser gives it no click.
 */
function afterPress(change: () => void): void {
  if (!document.querySelector(":active")) {
    change();
    return;
  }
  const ended = new AbortController();
  function end(): void {
    ended.abort();
    // The click follows in the same task as the end of the press.
    setTimeout(change);
  }
  for (const name of ends) window.addEventListener(name, end, { capture: true, signal: ended.signal });
}

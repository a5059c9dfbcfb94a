import { isTextEntry } from "./surroundings.ts";

/** The least number of characters that are taken for a scan and not for typing. */
export const leastLength = 6;

/** The longest time between two keys of a scan, in milliseconds; people are slower. */
export const longestGap = 40;

/** A key of a scan: what it types, where it is on the keyboard, and whether Shift was down. */
export type PressedKey = { readonly key: string; readonly code: string; readonly isShifted: boolean };

/** Reads what a scanner typed, from its text and its keys. */
export type ReadKeys = (text: string, keys: readonly PressedKey[]) => string;

/** Hears what a burst typed; true when the page must not have it. */
export type TakeBurst = (text: string) => boolean;

/** The keys of a page that come as fast as a scanner types them. */
export type Bursts = {
  /** Hears the keys of a window, before anything else does; gives the end of it. */
  listen: (view: Window, readKeys: ReadKeys) => () => void;
  /** What was scanned, where no field has it: as it was typed, or as its keys say. */
  read: (text?: string) => string;
  /** Whether the key that is down ends a scan that no field has got. */
  isStrayEnd: () => boolean;
  /** Whether the key that is down follows others of the same burst. */
  isGoingOn: () => boolean;
  /** A field is given what was typed elsewhere. */
  enter: (field: HTMLInputElement) => void;
  /** Asks about each burst that Enter or Tab ends; gives the end of it. */
  onEnd: (take: TakeBurst) => () => void;
};

type Field = HTMLInputElement | HTMLTextAreaElement;

/** For so long a busy computer may stop a scan, in milliseconds. People stop at nearly every key. */
const longestStop = 1000;
const mostStops = 4;

/** Keys that are no part of a code. */
const silentKeys = ["Shift", "CapsLock", "NumLock", "Control", "Alt", "AltGraph", "Meta", "Escape"];
/** Where codes are typed and no secrets. */
const codeField = "input[data-codes]:not([autocomplete$='password'])";

type Burst = {
  keys: PressedKey[];
  /** The fields that it was typed into, with what each held before. */
  fields: Map<Field, string>;
  /** Some of it was typed into no field. */
  isScattered: boolean;
};

/**
 * Creates what hears the bursts of a page. It is the one place that knows what a scanner types: when a burst ends in a
 * field for codes, the field has what was scanned, whatever layout the computer is set to.
 */
export function createBursts(): Bursts {
  let readKeys: ReadKeys = (text) => text;
  let burst = createBurst();
  /** What came before short stops, the last of them at the end. */
  let earlier: readonly Burst[] = [];
  let isQuick = false;
  let isOver = false;
  let isTaken = false;
  /** It follows one that was taken at once, and somebody still asks: another line of the same code. */
  let isRest = false;
  let lastTime = Number.NEGATIVE_INFINITY;
  const takers = new Set<TakeBurst>();

  function hear(event: Event): void {
    // What a browser fills in by itself may come with an event that has no key.
    if (!(event instanceof KeyboardEvent)) return;
    const { key, target } = event;
    const isEnd = key === "Enter" || key === "Tab";
    // The time of the key and not of this call: a busy page handles keys late, but in step.
    const stop = event.timeStamp - lastTime;
    lastTime = event.timeStamp;
    // Escape closes what took the burst before: what follows is for the page, however soon it comes.
    isQuick = stop <= longestGap && !event.repeat && key !== "Escape";
    if (isOver || !(isQuick || isEnd)) begin(stop);
    if (isField(target) && !burst.fields.has(target)) burst.fields.set(target, target.value);
    const isAltGraph = event.getModifierState("AltGraph");
    if (isEnd) end(event);
    else if ((event.ctrlKey || event.metaKey) && !isAltGraph) {
      // What is pasted was not scanned. A line feed after Enter would open the browser's downloads.
      if (isRest) event.preventDefault();
      if (!silentKeys.includes(key)) isOver = true;
    } else if (!silentKeys.includes(key)) {
      // With Alt or AltGr a key does not type what its place says.
      const code = event.altKey || isAltGraph ? "" : event.code;
      burst.keys.push({ key, code, isShifted: event.shiftKey });
      burst.isScattered ||= !isField(target);
    }
  }

  function begin(stop: number): void {
    isRest = isQuick && isTaken;
    earlier = isOver || stop > longestStop ? [] : [...earlier, burst].slice(-mostStops);
    burst = createBurst();
    isOver = isTaken = false;
  }

  function end(event: KeyboardEvent): void {
    isOver = true;
    const taken = listWhole().find((whole) => settle(whole, event.target));
    if (!taken && !(isRest && takers.size > 0)) return;
    isTaken = true;
    event.preventDefault();
    event.stopPropagation();
    for (const [field, before] of (taken ?? burst).fields) if (field.isConnected) write(field, before);
  }

  /** What may be one scan: the burst, and with what came before one stop or more, as long as most keys were quick. */
  function listWhole(): readonly Burst[] {
    const wholes = [burst];
    for (const before of earlier.toReversed()) wholes.push(join(before, wholes.at(-1) ?? burst));
    return wholes.filter(({ keys }, stops) => keys.length >= leastLength && stops * 2 < keys.length);
  }

  /** Gives a scan to the field that it is in, and to those who ask; true where the page must not have it. */
  function settle(whole: Burst, target: EventTarget | null): boolean {
    correct(whole, target);
    const text = read(whole);
    return text !== "" && [...takers].some((take) => take(text));
  }

  /** Puts what was scanned in the place of what another layout made of it. */
  function correct({ keys, fields }: Burst, target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || !target.matches(codeField)) return;
    const isAlone = [...fields].every(([field, before]) =>
      field === target ? before.trim() === "" : !field.isConnected,
    );
    const text = target.value.trim();
    const scanned = isAlone ? readKeys(text, keys) : text;
    if (scanned !== text) write(target, scanned);
  }

  function read(whole: Burst, text = readTyped(whole)): string {
    return readKeys(text, whole.keys);
  }

  return {
    listen(view, given) {
      readKeys = given;
      view.addEventListener("keydown", hear, { capture: true });
      return () => view.removeEventListener("keydown", hear, { capture: true });
    },
    read: (text) => read(burst, text),
    isStrayEnd: () => isOver && isQuick && burst.fields.size === 0 && burst.keys.length >= leastLength,
    isGoingOn: () => burst.keys.length > 1,
    enter: (field) => void burst.fields.set(field, field.value),
    onEnd(take) {
      takers.add(take);
      return () => takers.delete(take);
    },
  };
}

function createBurst(): Burst {
  return { keys: [], fields: new Map(), isScattered: false };
}

function join(before: Burst, burst: Burst): Burst {
  return {
    keys: [...before.keys, ...burst.keys],
    fields: new Map([...burst.fields, ...before.fields]),
    isScattered: before.isScattered || burst.isScattered,
  };
}

/** What was typed, as the field shows it; where it is in several fields or in none, as the keys say. */
function readTyped({ keys, fields, isScattered }: Burst): string {
  const [only] = fields;
  if (!only || fields.size > 1 || isScattered)
    return keys.map(({ key }) => ([...key].length === 1 ? key : "")).join("");
  const [field, before] = only;
  const text = findAdded(before, field.value);
  // More than was typed is pasted or filled in.
  return text.length > keys.length ? "" : text;
}

function isField(target: EventTarget | null): target is Field {
  return isTextEntry(target) && "value" in target;
}

/** What a text has that it had not before. */
function findAdded(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let rest = 0;
  while (rest < before.length - start && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  return after.slice(start, after.length - rest);
}

/** Writes into a field as typing does: past React's own setter, which would take it for React's change. */
function write(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));
}

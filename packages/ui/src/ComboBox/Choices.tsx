import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { CheckIcon } from "../icons/index.ts";
import * as css from "./ComboBox.css.ts";
import { isSection } from "./match-options.ts";
import type { ComboBoxEntry, ComboBoxOption, ComboBoxValue } from "./options.ts";
import { placeUnder } from "./place-under.ts";

/** The id of the option that stands for a value, in the list with an id. */
export function optionId(list: string, value: ComboBoxValue): string {
  return `${list}-${typeof value}-${value}`;
}

/** How much of an option may be cut off, in pixels: whole pixels and its rows do not always fall together. */
const leastCut = 2;

/** Whether an option is seen in its list: all of it, or as much of it as the list and the window have room for. */
export function isInSight(list: string, value: ComboBoxValue): boolean {
  const option = document.getElementById(optionId(list, value));
  const frame = option?.closest("[popover]")?.getBoundingClientRect();
  if (!option || !frame) return false;
  const { top, bottom, height } = option.getBoundingClientRect();
  const above = Math.max(frame.top, 0);
  const below = Math.min(frame.bottom, window.innerHeight);
  const seen = Math.min(bottom, below) - Math.max(top, above);
  return seen > 0 && seen >= Math.min(height, below - above) - leastCut;
}

/** Scrolls the list as far as an option needs. */
export function bringIntoSight(list: string, value: ComboBoxValue): void {
  document.getElementById(optionId(list, value))?.scrollIntoView({ block: "nearest" });
}

type FloatingProps = { field: RefObject<HTMLElement | null>; children: ReactNode };

/** Of the box around the list, above and below. */
const borders = 2;

/** Stands under the field in the browser's top layer, where nothing clips it and dialogs do not cover it. */
export function Floating({ field, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    element?.showPopover?.();
    const place = () => {
      if (!element || !field.current) return;
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      // The height of what is inside: a list that is made higher to be measured forgets how far it was scrolled.
      const height = (element.firstElementChild?.scrollHeight ?? 0) + borders;
      const under = placeUnder(field.current.getBoundingClientRect(), height, room);
      element.style.left = `${under.x}px`;
      element.style.top = `${under.y}px`;
      element.style.inlineSize = `${under.width}px`;
      element.style.maxBlockSize = `${under.maxHeight}px`;
    };
    const placeUnlessOwn = (event: Event) => {
      if (event.target !== element) place();
    };
    place();
    const sizes = new ResizeObserver(place);
    if (element?.firstElementChild) sizes.observe(element.firstElementChild);
    window.addEventListener("resize", place);
    window.addEventListener("scroll", placeUnlessOwn, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", placeUnlessOwn, { capture: true });
    };
  }, [field]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, the focus is only kept
    <div
      ref={box}
      popover="manual"
      className={css.popover}
      data-idd-part="choices"
      // The focus stays in the field, whatever is pressed here.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

type ChoicesProps<Value extends ComboBoxValue> = {
  id: string;
  labelledBy: string;
  shown: readonly ComboBoxEntry<Value>[];
  chosen: Value | null;
  active: Value | undefined;
  onChoose: (option: ComboBoxOption<Value>) => void;
};

/** The options that fit what was typed. */
export function Choices<Value extends ComboBoxValue>({
  id,
  labelledBy,
  shown,
  chosen,
  active,
  onChoose,
}: ChoicesProps<Value>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark can stay on an option while typing moves that option's row.
  useLayoutEffect(() => {
    if (active !== undefined) bringIntoSight(id, active);
  }, [id, active, shown]);
  const draw = (option: ComboBoxOption<Value>) => (
    <Choice
      key={option.value}
      id={optionId(id, option.value)}
      option={option}
      isChosen={option.value === chosen}
      isActive={option.value === active}
    />
  );
  const find = (target: EventTarget) => (target as Element).closest("[role=option]")?.id;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field around it answers the keys
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={css.list}
      onClick={(event) => {
        const pressed = find(event.target);
        const all = shown.flatMap((entry) => (isSection(entry) ? entry.options : [entry]));
        const option = all.find((each) => optionId(id, each.value) === pressed);
        if (option) onChoose(option);
      }}
    >
      {shown.map((entry, index) => {
        if (!isSection(entry)) return draw(entry);
        // Without the heading in it: an id has no spaces.
        const headingId = `${id}-heading-${index}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
          <div key={`heading ${entry.heading}`} role="group" aria-labelledby={headingId}>
            <span id={headingId} className={css.heading}>
              {entry.heading}
            </span>
            {entry.options.map(draw)}
          </div>
        );
      })}
    </div>
  );
}

function OtherScript({ text, lang, dir }: NonNullable<ComboBoxOption["inOtherScript"]>) {
  return (
    <span lang={lang} dir={dir}>
      {text}
    </span>
  );
}

type ChoiceProps = {
  id: string;
  option: ComboBoxOption<ComboBoxValue>;
  isChosen: boolean;
  isActive: boolean;
};

const Choice = memo(function Choice({ id, option, isChosen, isActive }: ChoiceProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={option.isDisabled || undefined}
      data-active={isActive || undefined}
      className={css.option}
    >
      <span className={css.words}>
        {option.label}
        {(option.detail || option.inOtherScript) && (
          <span className={css.detail}>
            {option.detail && <bdi>{option.detail}</bdi>}
            {option.inOtherScript && <OtherScript {...option.inOtherScript} />}
          </span>
        )}
      </span>
      {isChosen && (
        <span className={css.mark}>
          <CheckIcon />
        </span>
      )}
    </div>
  );
});

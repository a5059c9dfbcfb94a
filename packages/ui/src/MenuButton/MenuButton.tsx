import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, type ButtonProps } from "../Button/index.ts";
import { IconButton, type IconButtonProps } from "../IconButton/index.ts";
import { ChevronDownIcon } from "../icons/index.ts";
import * as css from "./MenuButton.css.ts";
import type { MenuAlignment, MenuPopover } from "./MenuPopover.tsx";
import type { MenuItems } from "./menu.ts";

/** What a button that opens a menu takes. */
export type MenuButtonProps = {
  /** The words of the button; with `isIconOnly` its name and tooltip. */
  label: string;
  items: MenuItems;
  icon?: ReactNode;
  isIconOnly?: boolean | undefined;
  /** The label is a person's name: on a narrow window only its initials are seen, and it stays the button's name. */
  isPerson?: boolean | undefined;
  /** What stands in the button in place of its words; the label is then its name. */
  children?: ReactNode;
  variant?: ButtonProps["variant"];
  size?: ButtonProps["size"];
  /** Where the name of a button without words appears: beside it, where others of its kind stand above and below. */
  tooltipSide?: IconButtonProps["tooltipSide"];
  /** The edge of the button that the menu keeps to. */
  align?: MenuAlignment | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
};

/** A person's name; where there is no room its initials are seen, and the name is what is heard. */
function PersonName({ name }: { name: string }) {
  return (
    <>
      <bdi className={css.fullName}>{name}</bdi>
      <bdi className={css.initials} aria-hidden="true">
        {readInitials(name)}
      </bdi>
    </>
  );
}

/** The first letters of the first and the last word. */
function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

const openingKeys: Readonly<Record<string, "first" | "last">> = {
  ArrowDown: "first",
  ArrowUp: "last",
  Enter: "first",
  " ": "first",
};

const fetchMenu = () => import("./MenuPopover.tsx");
// The press tries again.
const warmUp = () => void fetchMenu().catch(() => undefined);

/** Opens a menu of actions and places. The menu's code is fetched when the pointer or the focus comes near. */
export function MenuButton({
  label,
  items,
  icon,
  isIconOnly = false,
  isPerson = false,
  children,
  variant,
  size,
  align = "start",
  tooltipSide,
  isDisabled,
  className,
}: MenuButtonProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [Popover, setPopover] = useState<typeof MenuPopover>();
  const [opened, setOpened] = useState<"first" | "last">();

  const open = async (focus: "first" | "last") => {
    // Safari gives a pressed button no focus, and the focus is to return here.
    trigger.current?.focus();
    const fetched = await fetchMenu().catch(() => undefined);
    // Without a network it may not come; the next press tries again.
    if (!fetched) return;
    setPopover(() => fetched.MenuPopover);
    setOpened(focus);
  };
  const openByKey = (event: KeyboardEvent) => {
    const focus = openingKeys[event.key];
    if (!focus) return;
    // Enter and Space too: for React Aria a click without a pointer comes from a screen reader, and then it leaves
    // the focus on the menu, where a second Enter does nothing.
    event.preventDefault();
    void open(focus);
  };
  const props = {
    ref: trigger,
    id,
    size,
    isDisabled,
    className,
    "aria-haspopup": "menu" as const,
    "aria-expanded": opened !== undefined,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onKeyDown: openByKey,
    onPress: (event: MouseEvent) => {
      event.preventDefault();
      void open("first");
    },
  };
  const button = isIconOnly ? (
    <IconButton {...props} label={label} icon={icon} variant={variant ?? "quiet"} tooltipSide={tooltipSide} />
  ) : (
    <Button
      {...props}
      {...(children !== undefined && { "aria-label": label })}
      variant={variant}
      icon={icon}
      endIcon={<ChevronDownIcon />}
    >
      {children ?? (isPerson ? <PersonName name={label} /> : label)}
    </Button>
  );
  return (
    <>
      {button}
      {Popover && (
        <Popover
          items={items}
          // The button of a person has initials in it too, which a name taken from it would contain.
          label={isIconOnly || isPerson || children !== undefined ? label : undefined}
          labelledBy={id}
          align={align}
          trigger={trigger}
          focus={opened ?? "first"}
          isOpen={opened !== undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

import type { RefObject } from "react";
import { RouterProvider } from "react-aria";
import {
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  Menu,
  type MenuSectionProps,
  Popover,
} from "react-aria-components/Menu";
import { flushSync } from "react-dom";
import { CheckIcon } from "../icons/index.ts";
import { AriaFrame } from "../internal/AriaFrame.tsx";
import { defined } from "../internal/defined.ts";
import { WindowPlace } from "../internal/WindowPlace.tsx";
import { useBursts } from "../ScanField/useBursts.ts";
import { giveScan } from "../ScanField/useWholeScans.ts";
import * as css from "./MenuButton.css.ts";
import type { MenuItem, MenuItems, MenuSection } from "./menu.ts";

/** The edge of the button that the menu keeps to. */
export type MenuAlignment = "start" | "end";

type MenuPopoverProps = {
  items: MenuItems;
  label: string | undefined;
  labelledBy: string | undefined;
  align: MenuAlignment;
  trigger: RefObject<HTMLButtonElement | null>;
  focus: "first" | "last";
  isOpen: boolean;
  onClose: () => void;
};

/** The menu itself; it comes in a chunk of its own, fetched when somebody is about to open one. */
export function MenuPopover({
  items,
  label,
  labelledBy,
  align,
  trigger,
  focus,
  isOpen,
  onClose,
}: MenuPopoverProps) {
  useBursts((text) => {
    // Every code has a digit: a word that is typed quickly leads to its item.
    if (!isOpen || !/\d/.test(text)) return false;
    // A scan chooses nothing here: it is for the page, which takes none while a menu lies over it.
    flushSync(onClose);
    giveScan(text);
    return true;
  });
  const name = label ? { "aria-label": label } : { "aria-labelledby": labelledBy ?? "" };
  return (
    <AriaFrame>
      <WindowPlace>
        <RouterProvider navigate={(href) => followTo(items, href)}>
          <Popover
            {...name}
            className={css.popover}
            triggerRef={trigger}
            isOpen={isOpen}
            onOpenChange={(next) => {
              if (!next) onClose();
            }}
            placement={align === "end" ? "bottom end" : "bottom start"}
            offset={4}
            data-idd-part="menu"
          >
            <Menu {...name} className={css.menu} autoFocus={focus} onClose={onClose}>
              {items.map((entry) => ("items" in entry ? renderSection(entry) : renderItem(entry)))}
            </Menu>
          </Popover>
        </RouterProvider>
      </WindowPlace>
    </AriaFrame>
  );
}

/** A plain press on an address; with Ctrl and the like the browser itself opens it. */
function followTo(items: MenuItems, href: string) {
  const item = items
    .flatMap((entry) => ("items" in entry ? entry.items : [entry]))
    .find((each) => each.href === href);
  if (item?.onAction) item.onAction();
  else window.location.assign(href);
}

function renderSection({ id, heading, items, chosen, onChoose, ...rest }: MenuSection) {
  const choice: Pick<
    MenuSectionProps<object>,
    "selectionMode" | "selectedKeys" | "onSelectionChange"
  > = chosen === undefined
    ? {}
    : {
        selectionMode: "single",
        selectedKeys: [chosen],
        onSelectionChange: (keys) => {
          const [next] = keys;
          // A press of what is chosen already would take it back; here one of them always holds.
          if (next !== undefined && next !== chosen) onChoose?.(String(next));
        },
      };
  return (
    <AriaMenuSection key={id} id={id} className={css.section} {...choice} {...defined(rest)}>
      {heading ? <Header className={css.heading}>{heading}</Header> : null}
      {items.map((item) => renderItem(item, item.id === chosen))}
    </AriaMenuSection>
  );
}

function renderItem(
  { id, label, description, icon, isDestructive, href, onAction, ...rest }: MenuItem,
  isChosen = false,
) {
  const sign = isChosen ? <CheckIcon /> : icon;
  return (
    <AriaMenuItem
      key={id}
      id={id}
      textValue={label}
      className={css.item}
      data-destructive={isDestructive || undefined}
      {...defined({ ...rest, href, onAction: href ? undefined : onAction })}
    >
      {sign ? <span className={css.icon}>{sign}</span> : null}
      <span className={css.words}>
        {label}
        {description && <span className={css.description}>{description}</span>}
      </span>
    </AriaMenuItem>
  );
}

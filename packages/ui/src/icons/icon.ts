// Whoever compiles these sources gets the description of the drawings with them.
/// <reference path="./lucide-icons.d.ts" />

import type { IconNode } from "lucide";
import { createElement, type FunctionComponent, type ReactElement } from "react";
import * as css from "./icon.css.ts";

/** What a drawn sign takes. It is never spoken: the words beside it, or the control's name, say the same. */
export type IconProps = { className?: string | undefined };

/**
 * Lucide's own components look up a context, merge classes and build every line anew for each sign; a table of a
 * hundred rows draws hundreds of them.
 */
function sized(node: IconNode, looks: string): FunctionComponent<IconProps> {
  let lines: ReactElement[] | undefined;
  return ({ className }) => {
    // The same objects at every drawing, so that React passes over them.
    lines ??= node.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        width: "1em",
        height: "1em",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 1.75,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        focusable: "false",
        className: className ? `${looks} ${className}` : looks,
      },
      lines,
    );
  };
}

/** A sign as large as the text around it, hidden from those who listen. */
export function icon(node: IconNode): FunctionComponent<IconProps> {
  return sized(node, css.icon);
}

/** The same for a sign that points along the reading direction: it turns round from right to left. */
export function mirroredIcon(node: IconNode): FunctionComponent<IconProps> {
  return sized(node, css.mirrored);
}

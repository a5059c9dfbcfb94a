import { createElement, type FunctionComponent } from "react";
import * as css from "./icon.css.ts";

/** What a drawn sign takes. It is never spoken: the words beside it, or the control's name, say the same. */
export type IconProps = { className?: string | undefined };

type Drawn = FunctionComponent<{
  size: string;
  strokeWidth: number;
  className: string;
  "aria-hidden": true;
  focusable: "false";
}>;

function sized(drawn: Drawn, looks: string): FunctionComponent<IconProps> {
  return ({ className }) =>
    createElement(drawn, {
      size: "1em",
      strokeWidth: 1.75,
      "aria-hidden": true,
      focusable: "false",
      className: className ? `${looks} ${className}` : looks,
    });
}

/** A sign as large as the text around it, hidden from those who listen. */
export function icon(drawn: Drawn): FunctionComponent<IconProps> {
  return sized(drawn, css.icon);
}

/** The same for a sign that points along the reading direction: it turns round from right to left. */
export function mirroredIcon(drawn: Drawn): FunctionComponent<IconProps> {
  return sized(drawn, css.mirrored);
}

import { forwardRef, type ReactNode } from "react";
import { Button, type ButtonProps } from "../Button/index.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { Tooltip } from "../Tooltip/index.ts";
import type { Side } from "../Tooltip/place-beside.ts";
import * as css from "./IconButton.css.ts";

/** What a button without words takes; its label is its name and its tooltip. */
export type IconButtonProps = Omit<
  ButtonProps,
  "children" | "icon" | "endIcon" | "size" | "isFullWidth" | "pendingLabel" | "aria-label"
> & {
  label: string;
  icon: ReactNode;
  size?: "md" | "sm" | undefined;
  tooltipSide?: Side | undefined;
};

/** A button that is only a sign, for actions that everybody knows by it; it has a name and shows it. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, size = "md", variant = "quiet", tooltipSide = "bottom", className, ...rest },
  ref,
) {
  return (
    <Tooltip content={label} side={tooltipSide} isNameOnly>
      <Button
        {...rest}
        ref={ref}
        aria-label={label}
        variant={variant}
        className={joinClasses(css.size[size], variant === "quiet" && css.quiet, className)}
      >
        <span className={css.icon}>{icon}</span>
      </Button>
    </Tooltip>
  );
});

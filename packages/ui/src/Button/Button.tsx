import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useId } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import { Spinner } from "../Spinner/index.ts";
import * as css from "./Button.css.ts";
import { DisabledReason } from "./DisabledReason.tsx";

/** How loudly a button speaks: one primary on a page, secondary and quiet beside it, danger for what destroys. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** What a button takes: its words, its weight, and what happens when it is pressed. */
export type ButtonProps = Omit<ComponentPropsWithoutRef<"button">, "onClick" | "disabled" | "children"> & {
  /** A verb with its object: "Dispatch batch". */
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  /** 40 px high, or 32 px for toolbars and rows. */
  size?: "md" | "sm" | undefined;
  icon?: ReactNode;
  endIcon?: ReactNode;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Its work is under way: a spinner shows, the width stays, and a second press does nothing. */
  isPending?: boolean | undefined;
  /** The words while pending, such as "Saving…"; only the spinner when left out. */
  pendingLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  /**
   * Why it cannot be pressed; the button can then still be reached. Seen in a line under it, where its row has to
   * wrap, and beside a small button when somebody comes near or presses it.
   */
  disabledReason?: string | undefined;
  isFullWidth?: boolean | undefined;
};

/** Does something on this page when it is pressed; what leads to another page is a Link. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    variant = "secondary",
    size = "md",
    icon,
    endIcon,
    onPress,
    isPending = false,
    pendingLabel,
    isDisabled = false,
    disabledReason,
    isFullWidth = false,
    type = "button",
    className,
    "aria-describedby": describedBy,
    ...rest
  },
  ref,
) {
  const reasonId = useId();
  const reason = isDisabled ? disabledReason : undefined;
  const isInert = isPending || reason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not the native attribute: it would take the focus away and silence the reason.
    if (isInert) return event.preventDefault();
    onPress?.(event);
  };
  const button = (
    <button
      {...rest}
      ref={ref}
      type={type}
      disabled={isDisabled && reason === undefined && !isPending}
      aria-disabled={isInert || undefined}
      aria-describedby={joinClasses(describedBy, reason !== undefined && reasonId) || undefined}
      data-pending={isPending || undefined}
      data-full-width={isFullWidth || undefined}
      className={joinClasses(css.variant[variant], css.size[size], className)}
      onClick={press}
    >
      <span className={css.stack}>
        <span
          className={css.layer}
          data-shown={!isPending}
          aria-hidden={(isPending && pendingLabel !== undefined) || undefined}
        >
          {icon && <span className={css.icon}>{icon}</span>}
          {children}
          {endIcon && <span className={css.icon}>{endIcon}</span>}
        </span>
        {(isPending || pendingLabel) && (
          <span className={css.layer} data-shown={isPending} aria-hidden={!isPending || undefined}>
            <Spinner isDecorative />
            {pendingLabel}
          </span>
        )}
      </span>
    </button>
  );
  if (reason === undefined) return button;
  return (
    <>
      {button}
      <DisabledReason id={reasonId} isLine={size === "md" && rest["aria-label"] === undefined}>
        {reason}
      </DisabledReason>
    </>
  );
});

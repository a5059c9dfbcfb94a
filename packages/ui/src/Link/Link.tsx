import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from "react";
import * as button from "../Button/Button.css.ts";
import { isPlainPress } from "../internal/is-plain-press.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { useWords } from "../internal/words.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Link.css.ts";

/** What a link takes: where it leads, and who takes the reader there. */
export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "onClick" | "children" | "href"> & {
  children: ReactNode;
  href: string;
  /**
   * Goes there without loading the page anew. Called for a plain press only: with Ctrl, Shift or the middle
   * button the browser opens the address as it always does.
   */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Inside a sentence, by itself, or dressed as a button. */
  variant?: "inline" | "standalone" | "primary" | "secondary" | "quiet" | undefined;
  size?: "md" | "sm" | undefined;
  icon?: ReactNode;
  /** This link leads to the page that is shown now. */
  isCurrent?: boolean | undefined;
};

/** Leads to another page; what does something on this page is a Button. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  {
    children,
    href,
    onPress,
    variant = "inline",
    size = "md",
    icon,
    isCurrent = false,
    target,
    rel,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords();
  const opensTab = target === "_blank";
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onPress || !isPlainPress(event) || (target && target !== "_self")) return;
    event.preventDefault();
    onPress(event);
  };
  const isButton = variant !== "inline" && variant !== "standalone";
  const looks = isButton ? joinClasses(button.variant[variant], button.size[size]) : css.variant[variant];
  return (
    <a
      // Cut at the end of its words where it is cut, whichever way the page runs; a sign keeps to the page's way.
      dir={variant === "standalone" && !icon ? "auto" : undefined}
      {...rest}
      ref={ref}
      href={href}
      target={target}
      rel={rel ?? (opensTab ? "noopener noreferrer" : undefined)}
      aria-current={isCurrent ? "page" : rest["aria-current"]}
      className={joinClasses(looks, className)}
      onClick={press}
    >
      {icon && <span className={isButton ? button.icon : css.icon}>{icon}</span>}
      {children}
      {opensTab && <VisuallyHidden> ({words.opensInNewTab})</VisuallyHidden>}
    </a>
  );
});

import { type ComponentPropsWithoutRef, type FormEvent, forwardRef, useId } from "react";
import { CircleAlertIcon, SearchIcon } from "../icons/index.ts";
import { isFilled } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { Keys } from "../Keys/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import * as css from "./SearchBox.css.ts";

/** What a search box takes. */
export type SearchBoxProps = Pick<
  TextFieldProps,
  "value" | "onChange" | "isCode" | "onBlur" | "onKeyDown" | "errorMessage" | "autoComplete" | "maxLength"
> & {
  /** What is searched by; heard as its name, and seen in the empty field. */
  label: string;
  /** Enter was pressed. */
  onSearch: () => void;
  /** The error is spoken at once; otherwise it is there for whoever comes back to the field. */
  isErrorSpoken?: boolean | undefined;
  /** The keys that lead here, as `aria-keyshortcuts` names them: "Control+K". */
  keys?: string | undefined;
  /** `false` where another search of the page, of the same name, is the landmark. */
  isLandmark?: boolean | undefined;
  className?: ComponentPropsWithoutRef<"form">["className"];
};

/** Finds one thing by what is typed, from a bar that stands over every page. Its error lies over the page. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  { label, onSearch, errorMessage, isErrorSpoken = false, keys, isLandmark = true, className, ...rest },
  ref,
) {
  const errorId = useId();
  const hasError = isFilled(errorMessage);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    // Older browsers do not know the element that says it by itself.
    <form
      role={isLandmark ? "search" : undefined}
      noValidate
      className={joinClasses(css.search, className)}
      data-idd-part="search"
      onSubmit={submit}
    >
      <TextField
        {...rest}
        ref={ref}
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        icon={<SearchIcon />}
        enterKeyHint="search"
        isInvalid={hasError}
        aria-describedby={hasError ? errorId : undefined}
        // The Command key does on an Apple keyboard what Control does elsewhere.
        aria-keyshortcuts={keys?.includes("Control") ? `${keys} ${keys.replace("Control", "Meta")}` : keys}
        // For the eye alone: the field itself says its keys.
        end={
          keys && (
            <span className={css.keys} aria-hidden="true">
              <Keys combination={keys} />
            </span>
          )
        }
      />
      <div className={css.error} role={isErrorSpoken ? "alert" : undefined}>
        {hasError && (
          <span id={errorId} className={css.errorLine}>
            <CircleAlertIcon className={css.errorIcon} />
            <span>{errorMessage}</span>
          </span>
        )}
      </div>
    </form>
  );
});

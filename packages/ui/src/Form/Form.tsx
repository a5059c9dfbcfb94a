import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Alert } from "../Alert/index.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { useWords } from "../internal/words.ts";
import { Link } from "../Link/index.ts";
import * as css from "./Form.css.ts";
import { findField, findFirstInvalid } from "./find-field.ts";

/** Why the form was not accepted: something to put right at a field, or a refusal of the whole. */
export type FormProblem = {
  /** The `name` of the field; left out for what is nobody's to put right there, such as a server that fails. */
  field?: string | undefined;
  text: string;
};

/** What a form takes. */
export type FormProps = Omit<ComponentPropsWithoutRef<"form">, "onSubmit" | "action" | "children"> & {
  /**
   * Called when the form is submitted; the page stays. What it returns is waited for, so that a problem that comes
   * from the server leads to its field too.
   */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  /**
   * Stand above the fields: those of a field in a list of what is to be put right, each with a way to its field, which
   * says the same under it; those of the whole form each by itself, in their own words alone.
   */
  problems?: readonly FormProblem[] | undefined;
  children: ReactNode;
};

/**
 * Fields that are sent together. After a submission that was not accepted, by the page or by the server, the focus
 * goes to the first field that is invalid.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, problems = noProblems, children, className, ...rest },
  ref,
) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isAnswerAwaited = useRef(false);
  const [answers, setAnswers] = useState(0);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);

  const leadToProblem = useCallback(() => {
    if (!isAnswerAwaited.current || !form.current) return;
    const target = findFirstInvalid(form.current) ?? summary.current;
    if (!target) return;
    isAnswerAwaited.current = false;
    target.focus();
  }, []);
  // Both can bring the answer: the end of the submission, and problems that come by themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are when it runs, not what it reads
  useEffect(leadToProblem, [answers, problems]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isAnswerAwaited.current = true;
    try {
      await onSubmit?.(event);
    } finally {
      setAnswers((count) => count + 1);
    }
  };
  // Whoever goes on typing is not taken elsewhere by a late answer.
  const goOn = () => {
    isAnswerAwaited.current = false;
  };
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={joinClasses(css.form, className)}
      onSubmit={submit}
      onInput={goOn}
    >
      {problems.length > 0 && (
        <div ref={summary} tabIndex={-1} className={css.summary}>
          <ProblemList
            problems={problems}
            onFollow={(field) => form.current && findField(form.current, field)?.focus()}
          />
        </div>
      )}
      {children}
    </form>
  );
});

const noProblems: readonly FormProblem[] = [];

type ProblemListProps = { problems: readonly FormProblem[]; onFollow: (field: string) => void };

function ProblemList({ problems, onFollow }: ProblemListProps) {
  const words = useWords();
  const ofFields = problems.flatMap(({ field, text }) => (field === undefined ? [] : [{ field, text }]));
  const ofForm = problems.filter(({ field }) => field === undefined);
  return (
    <>
      {ofForm.map(({ text }) => (
        <Alert key={text} tone="danger" heading={text} />
      ))}
      {ofFields.length > 0 && (
        <Alert tone="danger" heading={words.problemHeading(ofFields.length)}>
          <ul className={css.list}>
            {ofFields.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                <Link href={`#${field}`} onPress={() => onFollow(field)}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

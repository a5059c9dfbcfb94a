import { CircleAlertIcon, CircleCheckIcon, CircleDashedIcon } from "../icons/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./RuleList.css.ts";

/** One thing that what is typed has to be or to have. */
export type Rule = { id: string; text: string; isMet: boolean };

/** What a list of rules takes. */
export type RuleListProps = {
  /** For the field's `aria-describedby`, so that the rules are heard before anything is typed. */
  id?: string | undefined;
  rules: readonly Rule[];
  /** Rules that are not met are told as errors: its reader has left the field. */
  isInvalid?: boolean | undefined;
  words: {
    /** Heard after a rule that is met: "met". */
    met: string;
    /** Heard after a rule that is not: "not met yet". */
    notMet: string;
    /** Spoken at a pause whenever another number of rules is met. */
    progress: (met: number, all: number) => string;
  };
};

/** What a field asks for, each rule with a tick as soon as what is typed meets it. */
export function RuleList({ id, rules, isInvalid = false, words }: RuleListProps) {
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari does not tell that it is a list */}
      <ul role="list" id={id} className={css.list} data-idd-part="rules">
        {rules.map((rule) => (
          <RuleLine key={rule.id} {...rule} isInvalid={isInvalid} words={words} />
        ))}
      </ul>
      <VisuallyHidden role="status">{met > 0 && words.progress(met, rules.length)}</VisuallyHidden>
    </>
  );
}

function RuleLine({
  text,
  isMet,
  isInvalid,
  words,
}: Omit<Rule, "id"> & Required<Pick<RuleListProps, "isInvalid" | "words">>) {
  const state = isMet ? "met" : isInvalid ? "broken" : "open";
  const Sign = { met: CircleCheckIcon, broken: CircleAlertIcon, open: CircleDashedIcon }[state];
  return (
    <li className={css.rule} data-state={state}>
      <Sign className={css.sign} />
      <span>
        <span>{text}</span>
        <VisuallyHidden> ({isMet ? words.met : words.notMet})</VisuallyHidden>
      </span>
    </li>
  );
}

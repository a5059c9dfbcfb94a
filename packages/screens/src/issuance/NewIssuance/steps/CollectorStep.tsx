import {
  ageOn,
  type Collector,
  type CollectorField,
  checkCollectorDraft,
  type Issuance,
  type IssuanceSettings,
  readCollectorDraft,
} from "@id-desk/core";
import { Alert, Button, Checkbox, Form, RadioCardGroup } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import { AnyScript } from "../../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../../runtime/words/copy.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useProblemText } from "../../../runtime/words/use-problem-text.ts";
import type { IssuanceRules } from "../../parts/issuance-rules.ts";
import { Portrait } from "../../parts/Portrait.tsx";
import type { NewIssuanceState } from "../useNewIssuance.ts";
import { CollectorDocument } from "./CollectorDocument.tsx";
import { CollectorFields } from "./CollectorFields.tsx";
import * as collectorCss from "./CollectorStep.css.ts";
import { collectorStepCopy } from "./collector-step.copy.ts";
import { KeepButton } from "./KeepButton.tsx";
import * as css from "./Step.css.ts";
import { findFirst } from "./Step.tsx";

type Words = Translate<typeof collectorStepCopy.texts>;

/** What the second section works on. */
export interface CollectorStepProps {
  readonly state: NewIssuanceState;
  readonly issuance: Issuance;
  readonly settings: IssuanceRules;
}

/** The second section: who is at the counter, whether they may take the card, and what they have to bring. */
export function CollectorStep({ state, issuance, settings }: CollectorStepProps) {
  const t = useCopy(collectorStepCopy);
  const { collector } = issuance;
  const brings = Boolean(collector?.requires_document || issuance.card.replaces);
  // Opened again it shows what was ticked and given by mistake; else there is nothing to put right but who it is.
  const [isAskingAgain, setAskingAgain] = useState(state.isEditing && (state.isEditingWho || !brings));
  const isKnown = collector?.eligible === true && !isAskingAgain;
  if (!isKnown || !collector) {
    return (
      <SettingsNeeded reading={settings.reading}>
        <WhoForm
          state={state}
          issuance={issuance}
          settings={settings}
          onChecked={() => setAskingAgain(false)}
          t={t}
        />
      </SettingsNeeded>
    );
  }
  return (
    <>
      <Found collector={collector} issuance={issuance} state={state} t={t} />
      <div className={css.actions}>
        <Button size="sm" onPress={() => setAskingAgain(true)}>
          {t("other")}
        </Button>
      </div>
      <Bring state={state} issuance={issuance} collector={collector} settings={settings} t={t} />
    </>
  );
}

/** Asks who is at the counter and has the registry look them up. */
function WhoForm({
  state,
  issuance,
  settings,
  onChecked,
  t,
}: CollectorStepProps & { readonly onChecked: () => void; readonly t: Words }) {
  const { check, desk, changeDesk } = state;
  const draft = desk.collector;
  const writeProblem = useProblemText();
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState({ error: check.error, draft });
  if (refused.error !== check.error) setRefused({ error: check.error, draft });
  const choices = settings.collector_types;
  const choice = choices.find(({ code }) => code === draft.type) ?? choices[0];
  if (!choice) return null;
  const problems = checkCollectorDraft(draft, choice, issuance.owner);
  const refusal = refused.draft === draft ? check.error : undefined;
  const errorOf = (field: CollectorField) =>
    (isChecked ? writeProblem(problems[field]) : undefined) ?? refusal?.fields[field]?.[0];
  const isAtField = Object.keys(refusal?.fields ?? {}).some((field) => field in draft);
  const { collector } = issuance;
  const wasRefused = collector && !collector.eligible && refused.draft === draft;

  async function submit(): Promise<void> {
    setChecked(true);
    if (!choice || Object.keys(problems).length > 0) return;
    const answer = await check.send({
      body: { card_id: issuance.card.id, ...readCollectorDraft(draft, choice) },
    });
    if (!answer) return;
    setRefused({ error: undefined, draft });
    const hadCode = issuance.otp !== null;
    let { collector } = answer;
    if (collector) state.take({ collector });
    // A code belongs to whom it was sent for: what is left of it the registry knows.
    if (hadCode || !collector) collector = (await state.reread())?.collector ?? collector;
    if (!collector?.eligible) return;
    state.stopEditing();
    onChecked();
  }

  return (
    <Form onSubmit={submit}>
      <RadioCardGroup
        label={t("who")}
        name="collector_type"
        options={choices.map(({ code, label, description }) => ({
          value: code,
          title: label,
          description:
            code === "self"
              ? t("selfIs", { name: issuance.owner.name_en, id: issuance.owner.id_number })
              : description,
        }))}
        value={choice.code}
        onChange={(type) => {
          setChecked(false);
          check.reset();
          changeDesk({ collector: { ...draft, type } });
        }}
        errorMessage={refusal?.fields.collector_type?.[0]}
      />
      {choice.code !== "self" && (
        <CollectorFields
          draft={draft}
          choice={choice}
          onChange={(change) => changeDesk({ collector: { ...draft, ...change } })}
          errorOf={errorOf}
          t={t}
        />
      )}
      {issuance.otp && <Alert tone="neutral" heading={t("undoes")} />}
      {refusal && !isAtField && <Alert tone="danger" announce="at once" heading={refusal.message} />}
      {wasRefused && <Found collector={collector} issuance={issuance} state={state} t={t} />}
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={check.isPending} pendingLabel={t("checking")}>
          {t(choice.code === "self" ? "checkSelf" : "check")}
        </Button>
        {state.isEditing && <KeepButton onPress={state.stopEditing} />}
      </div>
    </Form>
  );
}

/** Who it is whom the registry has looked up, and whether they may. */
function Found({
  collector,
  issuance,
  state,
  t,
}: {
  readonly collector: Collector;
  readonly issuance: Issuance;
  readonly state: NewIssuanceState;
  readonly t: Words;
}) {
  const dates = useDates();
  const { name, name_dv, eligible, date_of_birth, reason } = collector;
  const age = ageOn(date_of_birth, dates.today());
  const facts = [
    collector.id_number ?? collector.passport_no,
    collector.country?.name,
    dates.date(date_of_birth),
    age === undefined ? undefined : t("age", { count: age }),
  ].filter((fact) => fact);
  return (
    <div className={collectorCss.found} data-eligible={eligible}>
      <Portrait
        cardId={issuance.card.id}
        of="collector"
        who={collector.id_number ?? collector.passport_no ?? name}
        isThere={state.can("portraits") && collector.has_photo === true}
        alt={t("photo", { name })}
        size="sm"
      />
      <div className={collectorCss.words}>
        <Alert
          tone={eligible ? "success" : "danger"}
          announce={eligible ? "politely" : "at once"}
          heading={t(eligible ? "mayCollect" : "mayNot", { name })}
        >
          {reason ? <AnyScript>{reason}</AnyScript> : undefined}
        </Alert>
        <p className={collectorCss.facts}>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
          {name_dv && <AnyScript>{name_dv}</AnyScript>}
        </p>
      </div>
    </div>
  );
}

/** What a collector who may take the card has to bring: a document, and the card that this one replaces. */
function Bring({
  state,
  issuance,
  collector,
  settings,
  t,
}: CollectorStepProps & { readonly collector: Collector; readonly t: Words }) {
  const { desk, changeDesk } = state;
  const { replaces } = issuance.card;
  const isMissingDocument = collector.requires_document && !desk.document;
  const isMissingCard = Boolean(replaces) && !desk.isOldCardSurrendered && !desk.isOldCardMissing;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was pressed to have somebody looked up is gone: what they have to bring comes next.
    if (form.current && document.activeElement === document.body) findFirst(form.current)?.focus();
  }, []);
  const missing = isMissingDocument ? t("documentFirst") : isMissingCard ? t("surrenderFirst") : undefined;
  return (
    <Form ref={form} onSubmit={() => missing === undefined && state.stopEditing()}>
      {collector.requires_document && (
        <CollectorDocument state={state} issuance={issuance} collector={collector} settings={settings} />
      )}
      {replaces && (
        <>
          <Checkbox
            name="old_card_surrendered"
            label={t("surrender")}
            description={t("surrenderHint", { serial: replaces.serial_number })}
            isSelected={desk.isOldCardSurrendered}
            onChange={(isOldCardSurrendered) => changeDesk({ isOldCardSurrendered, isOldCardMissing: false })}
          />
          <Checkbox
            name="old_card_missing"
            label={t("oldCardMissing")}
            description={t("oldCardMissingHint")}
            isSelected={desk.isOldCardMissing}
            onChange={(isOldCardMissing) => changeDesk({ isOldCardMissing, isOldCardSurrendered: false })}
          />
        </>
      )}
      {state.isEditing && (
        <div className={css.actions}>
          <Button type="submit" variant="primary" isDisabled={missing !== undefined} disabledReason={missing}>
            {t("goOn")}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** A collector in one line. */
export function useCollectorSummary(
  issuance: Issuance | undefined,
  settings: IssuanceSettings,
): string | undefined {
  const t = useCopy(collectorStepCopy);
  const collector = issuance?.collector;
  if (!collector) return undefined;
  const { type, name, relationship } = collector;
  const choice = settings.collector_types.find(({ code }) => code === type);
  if (type === "self") return t("summarySelf", { name });
  const label =
    choice?.relationships.find(({ code }) => code === relationship)?.label ?? relationship ?? choice?.label;
  return label ? t("summaryOther", { name, relationship: label }) : t("summary", { name });
}

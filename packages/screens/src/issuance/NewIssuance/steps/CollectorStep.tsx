import {
  ageOn,
  type CollectorChoice,
  type CollectorDraft,
  checkCollectorDraft,
  findLabel,
  listCollectorChoices,
  mayTakePassport,
  readCollectorDraft,
} from "@id-desk/core";
import {
  Alert,
  Button,
  Checkbox,
  CodeText,
  Form,
  findFirstControl,
  RadioCardGroup,
  Select,
  TextField,
} from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { DocumentSlot } from "../../../capture/DocumentSlot.tsx";
import { type FormState, useForm } from "../../../runtime/forms/use-form.ts";
import { createPartOnDemand, useOnDemand } from "../../../runtime/reading/on-demand.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import { AnyScript } from "../../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../../runtime/words/Phrase.tsx";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useDocuments } from "../../parts/useDocuments.ts";
import { Portrait } from "../CardPanel.tsx";
import { newIssuanceCopy } from "../NewIssuance.copy.ts";
import { type Counter, useHandOver } from "../useNewIssuance.ts";
import { collectorStepCopy } from "./collector-step.copy.ts";
import * as css from "./Step.css.ts";

const passportFields = createPartOnDemand(() => import("./PassportFields.tsx"), "PassportFields");

/** The second section: who is at the counter, whether they may take the card, and what they have to bring. */
export function CollectorStep() {
  const t = useCopy(collectorStepCopy);
  const { issuance, settings, isEditing, editing } = useHandOver();
  const { collector, card } = issuance;
  const brings = Boolean(collector?.requires_document || card.replaces);
  // Opened again it shows what was ticked and given by mistake; else there is nothing to put right but who it is.
  const [isAskingAgain, setAskingAgain] = useState(isEditing && (editing?.part === "who" || !brings));
  if (!collector?.eligible || isAskingAgain) {
    const [usual] = settings.collector_types;
    return (
      <SettingsNeeded reading={settings.reading}>
        {usual && <WhoForm usual={usual} onChecked={() => setAskingAgain(false)} />}
      </SettingsNeeded>
    );
  }
  return (
    <>
      <Found />
      <div className={css.actions}>
        <Button size="sm" onPress={() => setAskingAgain(true)}>
          {t("other")}
        </Button>
      </div>
      <Bring />
    </>
  );
}

function WhoForm({ usual, onChecked }: { readonly usual: CollectorChoice; readonly onChecked: () => void }) {
  const t = useCopy(collectorStepCopy);
  const tPage = useCopy(newIssuanceCopy);
  const { issuance, settings, check, desk, changeDesk, isEditing, stopEditing, ...counter } = useHandOver();
  const dates = useDates();
  const { owner, collector } = issuance;
  const { error } = check;
  const born = owner.date_of_birth || issuance.card.date_of_birth;
  const choices = listCollectorChoices(settings, born, dates.today());
  const isOwnerTooYoung = choices !== settings.collector_types;
  const choiceOf = (type: string) => choices.find(({ code }) => code === type) ?? choices[0] ?? usual;
  const form = useForm({
    start: desk.collector,
    onChange(collector) {
      if (error) check.reset();
      changeDesk({ collector });
    },
    check: (draft) => checkCollectorDraft(draft, choiceOf(draft.type), owner),
    error,
  });
  const draft = form.values;
  const choice = choiceOf(draft.type);
  /** What the registry has answered is about this. */
  const [told, setTold] = useState(draft);
  const isAtField = form.ownNames.some((name) => error?.fields[name]);

  async function submit(): Promise<void> {
    if (!form.validate()) return;
    const answer = await check.send({
      body: { card_id: issuance.card.id, ...readCollectorDraft(draft, choice) },
    });
    if (!answer) return;
    setTold(draft);
    let { collector } = answer;
    if (collector) counter.take({ collector });
    // A code belongs to whom it was sent for: what is left of it the registry knows.
    if (issuance.otp || !collector) collector = (await counter.reread())?.collector ?? collector;
    if (!collector?.eligible) return;
    stopEditing();
    onChecked();
  }

  return (
    <Form onSubmit={submit}>
      <RadioCardGroup
        label={t("who")}
        name="collector_type"
        options={settings.collector_types.map(({ code, label, description }) => ({
          value: code,
          title: label,
          description:
            code === "self" ? (
              <Phrase
                text={t("selfIs")}
                values={{ name: owner.name_en, id: <CodeText>{owner.id_number}</CodeText> }}
              />
            ) : (
              description
            ),
          isDisabled: !choices.some((choice) => choice.code === code),
        }))}
        description={isOwnerTooYoung && t("onlyGuardian", { age: settings.youngest_owner })}
        value={choice.code}
        onChange={(type) => form.restart({ ...draft, type })}
        errorMessage={error?.fields.collector_type?.[0]}
      />
      {choice.code !== "self" && <CollectorFields choice={choice} form={form} />}
      {issuance.otp && <Alert tone="neutral" heading={t("undoes")} />}
      {error && !isAtField && <Alert tone="danger" announce="at once" heading={error.message} />}
      {collector?.eligible === false && told === draft && <Found />}
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={check.isPending} pendingLabel={t("checking")}>
          {t(choice.code === "self" ? "checkSelf" : "check")}
        </Button>
        {isEditing && (
          <Button variant="quiet" onPress={stopEditing}>
            {tPage("keep")}
          </Button>
        )}
      </div>
    </Form>
  );
}

function CollectorFields({
  choice,
  form,
}: {
  readonly choice: CollectorChoice;
  readonly form: FormState<CollectorDraft>;
}) {
  const t = useCopy(collectorStepCopy);
  const takesPassport = mayTakePassport(choice);
  const isByPassport = takesPassport && form.values.isByPassport;
  const PassportFields = useOnDemand(passportFields, {
    isWanted: isByPassport,
    onUnavailable: () => form.set({ isByPassport: false }),
  });
  return (
    <>
      {takesPassport && (
        <RadioCardGroup
          label={t("by")}
          name="identified_by"
          options={[
            { value: "id_number", title: t("byId") },
            { value: "passport", title: t("byPassport") },
          ]}
          value={isByPassport ? "passport" : "id_number"}
          onChange={(by) => form.set({ isByPassport: by === "passport" })}
        />
      )}
      <div className={css.fields}>
        {isByPassport ? (
          PassportFields && <PassportFields form={form} />
        ) : (
          <TextField
            {...form.field("id_number")}
            label={t("idNumber")}
            isCode
            isRequired
            autoComplete="off"
            onBlur={undefined}
          />
        )}
        {choice.relationships.length > 0 && (
          <Select
            {...form.field("relationship")}
            label={t("relationship")}
            isRequired
            placeholder={t("chooseRelationship")}
            options={choice.relationships.map(({ code, label }) => ({ value: code, label }))}
            value={form.values.relationship || null}
          />
        )}
      </div>
    </>
  );
}

/** Who it is whom the registry has looked up, and whether they may. */
function Found() {
  const t = useCopy(collectorStepCopy);
  const dates = useDates();
  const { issuance } = useHandOver();
  if (!issuance.collector) return null;
  const { name, name_dv, eligible, date_of_birth: born, ...collector } = issuance.collector;
  const age = ageOn(born, dates.today());
  const number = collector.id_number ?? collector.passport_no;
  const years = age === undefined ? undefined : t("age", { count: age });
  return (
    <div className={css.found} data-eligible={eligible}>
      <Portrait
        of="collector"
        who={number ?? name}
        isThere={collector.has_photo}
        alt={t("photo", { name })}
        size="sm"
      />
      <div className={css.words}>
        <Alert
          tone={eligible ? "success" : "danger"}
          announce={eligible ? "politely" : "at once"}
          heading={t(eligible ? "mayCollect" : "mayNot", { name })}
        >
          {collector.reason && <AnyScript>{collector.reason}</AnyScript>}
        </Alert>
        <p className={css.facts}>
          {[number, collector.country?.name, dates.date(born), years].map(
            (fact) => fact && <bdi key={fact}>{fact}</bdi>,
          )}
          {name_dv && <AnyScript>{name_dv}</AnyScript>}
        </p>
      </div>
    </div>
  );
}

/** What a collector who may take the card has to bring: a document, and the card that this one replaces. */
function Bring() {
  const t = useCopy(collectorStepCopy);
  const { issuance, settings, desk, changeDesk, isEditing, ...counter } = useHandOver();
  const { card, collector } = issuance;
  const isMissingDocument = collector?.requires_document && !desk.document;
  const isMissingCard = card.replaces && !desk.isOldCardSurrendered && !desk.isOldCardMissing;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was pressed to have somebody looked up is gone: what they have to bring comes next.
    if (form.current && document.activeElement === document.body) findFirstControl(form.current)?.focus();
  }, []);
  const missing = isMissingDocument ? t("documentFirst") : isMissingCard ? t("surrenderFirst") : undefined;
  const type = collector?.document_type ?? "authorisation_letter";
  const documents = useDocuments({
    cardId: card.id,
    takesChunks: counter.can("uploads"),
    onChange: (document) => changeDesk({ document }),
  });
  return (
    <Form ref={form} onSubmit={() => missing === undefined && counter.stopEditing()}>
      {collector?.requires_document && (
        <div data-first="">
          <SettingsNeeded reading={settings.reading}>
            <DocumentSlot
              label={findLabel(settings.document_types, type)}
              slot={type}
              uploads={documents}
              value={desk.document}
              errorMessage={desk.document ? undefined : counter.documentRefusal}
            />
          </SettingsNeeded>
        </div>
      )}
      {card.replaces && (
        <>
          <Checkbox
            name="old_card_surrendered"
            label={t("surrender")}
            description={<Phrase text={t("surrenderHint")} serial={card.replaces.serial_number} />}
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
      {isEditing && (
        <div className={css.actions}>
          <Button type="submit" variant="primary" isDisabled={missing !== undefined} disabledReason={missing}>
            {t("goOn")}
          </Button>
        </div>
      )}
    </Form>
  );
}

export function useCollectorSummary({ issuance, settings }: Counter): string | undefined {
  const t = useCopy(collectorStepCopy);
  const collector = issuance?.collector;
  if (!collector) return undefined;
  const { type, name, relationship } = collector;
  if (type === "self") return t("summarySelf", { name });
  const choice = settings.collector_types.find(({ code }) => code === type);
  const label =
    choice?.relationships.find(({ code }) => code === relationship)?.label ?? relationship ?? choice?.label;
  return label ? t("summaryOther", { name, relationship: label }) : t("summary", { name });
}

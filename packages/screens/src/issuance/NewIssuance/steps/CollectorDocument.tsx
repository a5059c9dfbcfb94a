import { type Collector, findLabel, type Issuance } from "@id-desk/core";
import { SettingsNeeded } from "../../../runtime/settings/SettingsNeeded.tsx";
import { DocumentUpload } from "../../parts/DocumentUpload.tsx";
import type { IssuanceRules } from "../../parts/issuance-rules.ts";
import type { NewIssuanceState } from "../useNewIssuance.ts";

/** Takes the letter or the order by which somebody collects a card for its owner. */
export function CollectorDocument({
  state,
  issuance,
  collector,
  settings,
}: {
  readonly state: NewIssuanceState;
  readonly issuance: Issuance;
  readonly collector: Collector;
  readonly settings: IssuanceRules;
}) {
  const { document } = state.desk;
  const type = collector.document_type ?? "authorisation_letter";
  const refusal = document ? undefined : state.documentRefusal;
  return (
    <div data-first="">
      <SettingsNeeded reading={settings.reading}>
        <DocumentUpload
          label={findLabel(settings.document_types, type)}
          type={type}
          cardId={issuance.card.id}
          uploads={settings.uploads}
          takesChunks={state.can("uploads")}
          value={document}
          onChange={(next) => state.changeDesk({ document: next })}
          errorMessage={refusal}
        />
      </SettingsNeeded>
    </div>
  );
}

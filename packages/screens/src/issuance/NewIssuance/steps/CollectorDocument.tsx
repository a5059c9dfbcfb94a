import { type Collector, findLabel, type Issuance, type IssuanceSettings } from "@id-desk/core";
import { Alert, Button, Spinner } from "@id-desk/ui";
import { useId, useRef, useState } from "react";
import { useCopy } from "../../../runtime/registry-context.ts";
import { useWrite } from "../../../runtime/use-write.ts";
import type { NewIssuanceState } from "../useNewIssuance.ts";
import { documentCopy } from "./document.copy.ts";
import * as css from "./Step.css.ts";

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
  readonly settings: IssuanceSettings;
}) {
  const t = useCopy(documentCopy);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useWrite("addIssuanceDocument");
  const [name, setName] = useState("");
  const { document } = state.desk;
  const type = collector.document_type ?? "authorisation_letter";
  const label = findLabel(settings.document_types, type);
  const problem = upload.error?.message ?? (document ? undefined : state.documentRefusal);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setName(file.name);
    state.changeDesk({ document: undefined });
    const body = new FormData();
    body.append("file", file);
    body.append("type", type);
    body.append("card_id", String(issuance.card.id));
    const answer = await upload.send({ body: body as never });
    if (answer) state.changeDesk({ document: { path: answer.file_path, name: file.name } });
  }

  if (document) {
    return (
      <Alert
        tone="success"
        announce="politely"
        heading={label}
        actions={
          <Button size="sm" onPress={() => state.changeDesk({ document: undefined })}>
            {t("replace")}
          </Button>
        }
      >
        {t("kept", { name: document.name })}
      </Alert>
    );
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <p className={css.summary} id={`${id}-hint`}>
        {t("hint")}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        name="document_path"
        accept="application/pdf,image/jpeg,image/png"
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <div id={`${id}-error`} role="alert">
        {problem}
      </div>
      {upload.isPending && (
        <div role="status">
          <Spinner label={t("uploading", { name })} />
        </div>
      )}
    </div>
  );
}

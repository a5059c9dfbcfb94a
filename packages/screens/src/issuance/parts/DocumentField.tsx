import type { DocumentType } from "@id-desk/core";
import { Alert, Button, Spinner } from "@id-desk/ui";
import { useId, useState } from "react";
import { useCopy } from "../../runtime/registry-context.ts";
import { useWrite } from "../../runtime/use-write.ts";
import * as css from "./DocumentField.css.ts";
import { documentFieldCopy } from "./document-field.copy.ts";
import type { KeptDocument } from "./useCompletion.ts";

/** What the field of a document takes. */
export interface DocumentFieldProps {
  readonly label: string;
  readonly type: DocumentType;
  readonly cardId: number;
  readonly value: KeptDocument | undefined;
  readonly onChange: (document: KeptDocument | undefined) => void;
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Sends a document to the registry, which keeps it until it is used once. */
export function DocumentField({
  label,
  type,
  cardId,
  value,
  onChange,
  errorMessage,
  isDisabled,
}: DocumentFieldProps) {
  const t = useCopy(documentFieldCopy);
  const id = useId();
  const upload = useWrite("addIssuanceDocument");
  const [name, setName] = useState("");
  const problem = upload.error?.message ?? errorMessage;

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setName(file.name);
    const body = new FormData();
    body.append("file", file);
    body.append("type", type);
    body.append("card_id", String(cardId));
    const answer = await upload.send({ body });
    if (answer) onChange({ path: answer.file_path, name: file.name });
  }

  if (value) {
    return (
      <Alert
        tone="success"
        announce="politely"
        heading={label}
        actions={
          <Button size="sm" isDisabled={isDisabled} onPress={() => onChange(undefined)}>
            {t("replace")}
          </Button>
        }
      >
        {t("kept", { name: value.name })}
      </Alert>
    );
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={css.hint}>
        {t("hint")}
      </p>
      <input
        id={id}
        type="file"
        name="document_path"
        accept="application/pdf,image/jpeg,image/png"
        disabled={isDisabled || upload.isPending}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <div id={`${id}-error`} role="alert" className={css.error}>
        {problem}
      </div>
      {upload.isPending && <Spinner label={t("uploading", { name })} />}
    </div>
  );
}

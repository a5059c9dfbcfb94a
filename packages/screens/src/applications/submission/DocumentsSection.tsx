import { findLabel, isReasonOf } from "@id-desk/core";
import { Alert, Button, Form, Select } from "@id-desk/ui";
import { useState } from "react";
import { DocumentSlot } from "../../capture/DocumentSlot.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import { useSheet } from "./useApplicationSheet.ts";

/** Takes the documents that the registry asks for, and others that the applicant brings. */
export function DocumentsSection() {
  const t = useCopy(submissionCopy);
  const sheet = useSheet();
  const { rules, rule, documents, given, refusedDocuments, sameFiles, uploads, isEditing, needsOf } = sheet;
  const [added, setAdded] = useState<readonly string[]>([]);
  const required = rule?.documents ?? [];
  const slots = [...new Set([...required, ...given, ...added])];
  const others = rules.document_types.filter(({ code }) => !slots.includes(code));
  const needs = needsOf("documents");
  const why = needs.includes("document")
    ? "documentMissing"
    : needs.includes("answer")
      ? "answerFirst"
      : undefined;
  const isFlagged = sheet.answers?.reasons.some((reason) => isReasonOf("documents", reason)) === true;
  const kept = sheet.returned?.documents ?? [];
  return (
    <Form onSubmit={() => !why && sheet.confirm("documents")}>
      <p className={css.note}>{t(required.length > 0 ? "documentsHelp" : "noDocuments")}</p>
      {kept.map(({ id, type }) => (
        <p key={id} className={css.note}>
          {t("keptDocument", { document: findLabel(rules.document_types, type) })}
        </p>
      ))}
      {slots.map((slot) => {
        const other = sameFiles[slot];
        return (
          <div key={slot} className={css.part}>
            <DocumentSlot
              label={findLabel(rules.document_types, slot)}
              slot={slot}
              uploads={uploads}
              value={documents[slot]}
              errorMessage={documents[slot] ? undefined : refusedDocuments[slot]}
            />
            {other && (
              <Alert
                tone="warning"
                announce="politely"
                heading={t("sameFile", { other: findLabel(rules.document_types, other) })}
              />
            )}
          </div>
        );
      })}
      {others.length > 0 && (
        <Select
          label={t("addDocument")}
          placeholder={t("chooseDocument")}
          isOptional
          options={others.map(({ code, label }) => ({ value: code, label }))}
          value={null}
          onChange={(code) => setAdded((all) => [...all, String(code)])}
        />
      )}
      {(isEditing || isFlagged || Object.keys(sameFiles).length > 0) && (
        <div className={css.actions}>
          <Button
            type="submit"
            variant="primary"
            isDisabled={why !== undefined}
            disabledReason={why && t(why)}
          >
            {t("continue")}
          </Button>
        </div>
      )}
    </Form>
  );
}

import { findLabel, formatFileSize, type Issuance, isRegistryError } from "@id-desk/core";
import { Button, VisuallyHidden } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { useEffect, useRef, useState } from "react";
import * as record from "../../records/record.css.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { saveFile } from "../../runtime/writing/save-file.ts";
import { useIssuanceRules } from "../parts/useIssuanceRules.ts";
import * as css from "./IssuanceDrawer.css.ts";
import { recordCopy } from "./record.copy.ts";

type KeptDocument = Issuance["documents"][number];

/** The documents that are kept with a hand-over: named, and saved on request where the server gives them. */
export function RecordDocuments({
  issuance,
  isGiven,
}: {
  readonly issuance: Issuance;
  /** The server gives the documents of a hand-over. */
  readonly isGiven: boolean;
}) {
  const t = useCopy(recordCopy);
  const settings = useIssuanceRules();
  const { saving, saved, save } = useSaving(issuance);
  if (issuance.documents.length === 0) return <p className={record.empty}>{t("noDocuments")}</p>;
  return (
    <>
      <ul className={record.list}>
        {issuance.documents.map((document) => {
          const type = findLabel(settings.document_types, document.type);
          return (
            <li key={document.id} className={record.entry}>
              <div className={css.line}>
                <span>
                  {document.size > 0 ? t("document", { type, size: formatFileSize(document.size) }) : type}
                </span>
                {isGiven && (
                  <Button
                    size="sm"
                    icon={<DownloadIcon />}
                    isPending={saving === document.id}
                    pendingLabel={t("saving")}
                    aria-label={t("saveDocument", { type })}
                    onPress={() => void save(document, type)}
                  >
                    {t("save")}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{saved && t("saved", { type: saved })}</VisuallyHidden>
    </>
  );
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** Loads a document when it is asked for, and hands it over; a failure is told by the notice. */
function useSaving({ card, issuance_no }: Issuance) {
  const { client } = useRegistry();
  const [saving, setSaving] = useState<number>();
  const [saved, setSaved] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    saving,
    saved,
    async save(document: KeptDocument, type: string) {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      setSaving(document.id);
      setSaved(undefined);
      try {
        const path = { id: card.id, documentId: document.id };
        const file = await client.request("getIssuanceDocument", { path, signal: controller.signal });
        const ending = endings[document.content_type] ?? endings[file.type];
        saveFile([`${issuance_no ?? card.serial_number} ${type}`, ending].filter(Boolean).join("."), file);
        setSaved(type);
      } catch (error) {
        if (!controller.signal.aborted && !isRegistryError(error)) throw error;
      } finally {
        if (stop.current === controller) setSaving(undefined);
      }
    },
  };
}

import { findLabel, formatFileSize, type Issuance } from "@id-desk/core";
import { Button, VisuallyHidden } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import * as record from "../../records/record.css.ts";
import { useSaving } from "../../records/useSaving.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useIssuanceRules } from "../parts/useIssuanceRules.ts";
import * as css from "./IssuanceDrawer.css.ts";
import { recordCopy } from "./record.copy.ts";

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
  const { client } = useRegistry();
  const { saving, saved, save } = useSaving();
  const { card, issuance_no } = issuance;
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
                    onPress={() => {
                      const path = { id: card.id, documentId: document.id };
                      void save(document, { number: issuance_no ?? card.serial_number, type }, (signal) =>
                        client.request("getIssuanceDocument", { path, signal }),
                      );
                    }}
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

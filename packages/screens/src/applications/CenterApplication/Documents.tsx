import { findLabel, formatFileSize } from "@id-desk/core";
import { Button, VisuallyHidden } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { FileWords, KeptPicture } from "../../records/KeptPicture.tsx";
import * as record from "../../records/record.css.ts";
import { useSaving } from "../../records/useSaving.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useApplicationRules } from "../parts/useApplicationRules.ts";
import type { SectionProps } from "./Details.tsx";

/** The documents that were handed in: named, and shown or saved when staff press for one. */
export function Documents({ application, can, t }: SectionProps) {
  const { client } = useRegistry();
  const dates = useDates();
  const { document_types } = useApplicationRules();
  const { saving, saved, save } = useSaving();
  const { id, application_no: number, documents, applicant } = application;
  const isGiven = can("application_files");
  if (documents.length === 0)
    return (
      <p className={record.empty}>
        <bdi>{t("noDocuments")}</bdi>
      </p>
    );
  return (
    <>
      <ul className={record.list}>
        {documents.map((document) => {
          const { id: fileId, size, added_at, added_by } = document;
          const type = findLabel(document_types, document.type);
          const at = `\u2066${dates.dateTime(added_at)}\u2069`;
          const by = added_by && `\u2068${added_by.fullname}\u2069`;
          const words = (
            <FileWords name={size > 0 ? t("file", { type, size: formatFileSize(size) }) : type}>
              <span className={record.meta}>
                <bdi>{by ? t("addedBy", { at, by }) : t("added", { at })}</bdi>
              </span>
            </FileWords>
          );
          return (
            <li key={fileId} className={record.entry}>
              {document.content_type.startsWith("image/") ? (
                <KeptPicture
                  operation="getApplicationFile"
                  request={{ path: { id, fileId }, isSilent: true }}
                  name={type}
                  alt={t("pictureOf", { part: type, name: applicant.name_en })}
                  isGiven={isGiven}
                  words={t}
                >
                  {words}
                </KeptPicture>
              ) : (
                <div className={record.entryLine}>
                  {words}
                  {isGiven && (
                    <Button
                      size="sm"
                      className={record.entryAction}
                      icon={<DownloadIcon />}
                      isPending={saving === fileId}
                      pendingLabel={t("saving")}
                      aria-label={t("saveFile", { name: type })}
                      onPress={() =>
                        void save(document, { number, type }, (signal) =>
                          client.request("getApplicationFile", { path: { id, fileId }, signal }),
                        )
                      }
                    >
                      {t("save")}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{saved && t("saved", { name: saved })}</VisuallyHidden>
    </>
  );
}

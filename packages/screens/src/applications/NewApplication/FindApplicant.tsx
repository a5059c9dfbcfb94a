import { formatCode, parseScan, type RegistryError, readApplicationStatus } from "@id-desk/core";
import { Alert, Button, Checkbox, Form, ScanField, type ScanFieldProps, Spinner } from "@id-desk/ui";
import { type RefAttributes, useState } from "react";
import { useScanSounds } from "../../devices/use-scan-sounds.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { applicationBadgeCopy } from "../parts/application-badge.copy.ts";
import * as css from "../submission/submission.css.ts";
import { type ApplicationSheetState, useSheet } from "../submission/useApplicationSheet.ts";
import type { NewApplicationWords } from "./NewApplication.tsx";

/** What is scanned or typed to find somebody. */
export type FindField = RefAttributes<HTMLInputElement> & Pick<ScanFieldProps, "scanAnywhere" | "autoFocus">;

/** Reads the ID number of a scan; nothing where there is none in it. */
export function readScannedId(text: string): string | undefined {
  const scan = parseScan(text);
  return "id_number" in scan ? scan.id_number : undefined;
}

/** The first section: who applies, and whether an application can be made for them. */
export function FindApplicant({
  sheet,
  error,
  isLoading,
  field,
  onFound,
  t,
}: {
  readonly sheet: ApplicationSheetState;
  /** Why the registry did not answer. */
  readonly error: RegistryError | undefined;
  readonly isLoading: boolean;
  readonly field: FindField;
  readonly onFound: (idNumber: string) => void;
  readonly t: NewApplicationWords;
}) {
  const sounds = useScanSounds();
  const [refused, setRefused] = useState<string>();
  const { applicant, idNumber } = sheet;
  if (applicant) return <Found t={t} />;
  function scan(text: string): void {
    const found = readScannedId(text);
    if (found) {
      setRefused(undefined);
      onFound(found);
      return;
    }
    sounds.play("error");
    const { kind } = parseScan(text);
    setRefused(kind === "unknown" ? t("invalid") : `${t("noIdNumber")} (${formatCode(text)})`);
  }
  const notFound = error?.code === "not_found";
  const problem = refused ?? (notFound ? t("notFound", { idNumber: idNumber ?? "" }) : error?.message);
  return (
    <>
      <ScanField
        {...field}
        label={t("scan")}
        description={t("hint")}
        errorMessage={problem}
        unfinishedHint={t("unfinished")}
        onScan={scan}
        keepsFocus
      />
      {notFound && !refused && <p className={css.note}>{t("notFoundHelp")}</p>}
      {error && !notFound && !refused && (
        <div className={css.actions}>
          <Button onPress={sheet.refresh}>{t("tryAgain")}</Button>
        </div>
      )}
      {isLoading && <Spinner label={t("loading")} />}
    </>
  );
}

/** Whom the registry knows by that number, and what stands in the way of an application. */
function Found({ t }: { readonly t: NewApplicationWords }) {
  const sheet = useSheet();
  const { active, needsOf, detailsMatch } = sheet;
  const [isTried, setTried] = useState(false);
  const needs = needsOf("find");
  if (active) return <Active t={t} />;
  // What the registry has against it stands beside the person.
  if (needs.includes("alive") || needs.includes("no_hold")) {
    return <Alert tone="danger" announce="at once" heading={t("stopped")} />;
  }
  function submit(): void {
    setTried(true);
    if (detailsMatch) sheet.confirm("find");
  }
  return (
    <Form onSubmit={submit}>
      <p className={css.note}>{t("compare")}</p>
      <Checkbox
        name="details_match"
        label={t("matches")}
        isSelected={detailsMatch}
        onChange={(matches) => sheet.change({ detailsMatch: matches })}
        errorMessage={isTried && !detailsMatch ? t("matchesRequired") : undefined}
        isRequired
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {t("continue")}
        </Button>
      </div>
    </Form>
  );
}

/** The application that is under way, and the way to it. Nobody makes a second one. */
function Active({ t }: { readonly t: NewApplicationWords }) {
  const dates = useDates();
  const words = useWords(applicationBadgeCopy);
  const { active, idNumber = "" } = useSheet();
  if (!active) return null;
  const { application_no, status, status_at, created_center, collection_center, is_ours, channel, id } =
    active;
  return (
    <Alert
      tone="warning"
      announce="at once"
      heading={t("active")}
      actions={
        is_ours && channel === "center" ? (
          <DestinationLink to={{ screen: "CenterApplication", params: { applicationId: id } }}>
            {t("openApplication")}
          </DestinationLink>
        ) : (
          <DestinationLink to={{ screen: "ApplicationStatus", params: { idNumber } }}>
            {t("openStatus")}
          </DestinationLink>
        )
      }
    >
      <Phrase
        text={t("activeOf")}
        values={{
          number: <BatchNumber>{application_no}</BatchNumber>,
          status: readApplicationStatus(status, words).label,
          center: <bdi>{(created_center ?? collection_center).name}</bdi>,
          date: dates.date(status_at),
        }}
      />
    </Alert>
  );
}

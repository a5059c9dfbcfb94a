import { type ApplicationSummary, daysWaiting, findLabel, isActiveApplication } from "@id-desk/core";
import { Badge, CodeText, type Column, type MenuItems } from "@id-desk/ui";
import { useMemo } from "react";
import { CellPair } from "../../lists/CellPair.tsx";
import * as list from "../../lists/list.css.ts";
import { createMenuColumn } from "../../lists/menu-column.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { AnyScript, AnyScriptLine } from "../../runtime/words/AnyScript.tsx";
import { BatchNumber } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { ApplicationStatusBadge } from "../parts/ApplicationStatusBadge.tsx";
import { applicationListCopy } from "./application-list.copy.ts";
import * as css from "./application-list.css.ts";
import { BiometricsSigns } from "./BiometricsSigns.tsx";
import { MissingParts } from "./MissingParts.tsx";
import type { ApplicationListState } from "./useApplicationList.ts";

type Cells = Omit<Column<ApplicationSummary>, "id">;

const paymentTones: Readonly<Record<string, "success" | "warning" | "muted">> = {
  paid: "success",
  pending: "warning",
  waived: "muted",
};

/**
 * The columns of a list of applications, in the order in which staff read them. Those that have no room go, the last first,
 * but for the status. On a window of 1366 px with the drawer open these are the payment and the centre, of which nothing is
 * told elsewhere, so that the rows stay low. A tab of one status has the days of waiting in place of the status.
 *
 * @param itemsOf what can be done with a row; the same function until that changes.
 */
export function useApplicationColumns(
  { ownColumns, destinationOf, query, settings, words: { number } }: ApplicationListState,
  itemsOf: (application: ApplicationSummary) => MenuItems,
): readonly Column<ApplicationSummary>[] {
  const t = useCopy(applicationListCopy);
  const dates = useDates();
  const { timeZone } = useSession();
  const { types, ageing_days: ageingDays } = settings;
  const tab = query.status;
  return useMemo(() => {
    /** Why the registry has returned or rejected an application: the first reason, and how many more. */
    function writeReason({ status, return_reasons: [first, ...others] }: ApplicationSummary) {
      if (!first || (status !== "returned" && status !== "rejected")) return null;
      return (
        <span className={css.reason}>
          <AnyScriptLine>{first.text}</AnyScriptLine>{" "}
          {others.length > 0 && <bdi>{t("moreReasons", { count: others.length })}</bdi>}
        </span>
      );
    }
    /** Every returned application says for how long it has waited; others only where that is too long. */
    function writeStatus(application: ApplicationSummary) {
      const days = daysWaiting(application, { timeZone, now: dates.now() }) ?? 0;
      const isToldHere = application.status === "returned" && days > 0 && days <= ageingDays;
      return (
        <>
          <ApplicationStatusBadge application={application} />{" "}
          {isToldHere && <bdi className={css.age}>{t("days", { count: days })}</bdi>}
        </>
      );
    }
    const writeDays = (application: ApplicationSummary) =>
      t("days", { count: daysWaiting(application, { timeZone, now: dates.now() }) ?? 0 });
    /** On a tab of one status, which says the status of its rows: for how long each has waited. */
    function writeWaiting(application: ApplicationSummary) {
      if (application.status !== tab) return <ApplicationStatusBadge application={application} />;
      const isLate = (daysWaiting(application, { timeZone, now: dates.now() }) ?? 0) > ageingDays;
      const days = <bdi>{writeDays(application)}</bdi>;
      return isLate ? <Badge tone="warning">{days}</Badge> : days;
    }
    const writeTime = (at: string) => (
      <time dateTime={at} dir="ltr">
        {dates.dateTime(at)}
      </time>
    );
    const writePayment = ({ payment }: ApplicationSummary) => (
      <Badge tone={paymentTones[payment.status] ?? "neutral"}>{t(payment.status)}</Badge>
    );
    const writeId = ({ applicant }: ApplicationSummary) => <CodeText>{applicant.id_number}</CodeText>;
    const writeType = ({ type }: ApplicationSummary) => findLabel(types, type);

    const columns: Readonly<Record<string, Cells>> = {
      number: {
        keep: true,
        header: number,
        ch: 15,
        isRowHeader: true,
        cell: (application) => (
          <DestinationLink to={destinationOf(application)} variant="standalone" className={list.number}>
            <BatchNumber>{application.application_no}</BatchNumber>
          </DestinationLink>
        ),
      },
      idNumber: { header: t("idNumber"), ch: 10, cell: writeId, whenLeftOut: writeId },
      name: {
        header: t("name"),
        cell: (application) => {
          const { name_en, name_dv } = application.applicant;
          const reason = writeReason(application);
          const latin = <AnyScriptLine>{name_en}</AnyScriptLine>;
          const thaana = name_dv && <AnyScriptLine>{name_dv}</AnyScriptLine>;
          if (!reason) return <CellPair below={thaana}>{latin}</CellPair>;
          return (
            <CellPair below={reason}>
              <span className={css.scripts}>
                <span className={css.latin}>{latin}</span>{" "}
                {thaana && <span className={css.thaana}>{thaana}</span>}
              </span>
            </CellPair>
          );
        },
        whenLeftOut: (application) => (
          <>
            <AnyScript>{application.applicant.name_en}</AnyScript>
            {writeReason(application)}
          </>
        ),
      },
      type: {
        header: t("type"),
        width: 144,
        cell: (application) => <span className={css.twoLines}>{writeType(application)}</span>,
        whenLeftOut: (application) => <AnyScript>{writeType(application)}</AnyScript>,
      },
      submitted: {
        header: t("submitted"),
        ch: 18,
        cell: ({ submitted_at, created_by }) => (
          <CellPair below={created_by && <AnyScriptLine>{created_by.fullname}</AnyScriptLine>}>
            {submitted_at ? writeTime(submitted_at) : <span className={css.none}>{t("notSubmitted")}</span>}
          </CellPair>
        ),
        whenLeftOut: ({ submitted_at }) => submitted_at && writeTime(submitted_at),
      },
      // An application without biometrics waits since it was made.
      waiting: {
        header: t("waitingSince"),
        ch: 18,
        cell: (application) => (
          <CellPair below={<bdi>{writeDays(application)}</bdi>}>{writeTime(application.status_at)}</CellPair>
        ),
        whenLeftOut: writeDays,
      },
      missing: {
        header: t("stillMissing"),
        width: 192,
        cell: ({ biometrics }) => <MissingParts biometrics={biometrics} />,
        whenLeftOut: ({ biometrics }) => <MissingParts biometrics={biometrics} isWithLabel />,
      },
      biometrics: {
        header: t("biometrics"),
        width: 88,
        cell: ({ biometrics }) => <BiometricsSigns biometrics={biometrics} />,
      },
      payment: {
        header: t("payment"),
        width: 104,
        cell: writePayment,
      },
      collectionCenter: {
        header: t("collectionCenter"),
        width: 160,
        cell: ({ collection_center }) => <AnyScriptLine>{collection_center.name}</AnyScriptLine>,
      },
      // Beside the number it has no room on a window of 320 px, and is shown below it there.
      status: {
        keep: true,
        header: t(tab === "all" ? "status" : "waiting"),
        width: tab !== "all" ? 112 : ownColumns.includes("biometrics") ? 140 : 192,
        hideBelow: "sm",
        cell: tab === "all" ? writeStatus : writeWaiting,
        whenLeftOut: writeStatus,
      },
      capture: {
        header: t("capture"),
        isHeaderHidden: true,
        width: 112,
        keep: true,
        hideBelow: "sm",
        cell: (application) => (
          <DestinationLink
            to={destinationOf(application)}
            variant="secondary"
            size="sm"
            aria-label={t("captureOf", { name: application.applicant.name_en })}
          >
            {t("capture")}
          </DestinationLink>
        ),
      },
      menu: createMenuColumn<ApplicationSummary>({
        header: t("rowActions"),
        labelOf: ({ application_no }) => t("actionsOf", { number: application_no }),
        itemsOf,
      }),
    };
    // Nobody waits for what is over, and its tab says which end it had.
    const isOver = tab !== "all" && !isActiveApplication({ status: tab });
    const ids = [...sharedColumns, ...ownColumns.filter((id) => !(isOver && id === "status"))];
    return Object.entries(columns).flatMap(([id, column]) => (ids.includes(id) ? [{ ...column, id }] : []));
  }, [t, dates, timeZone, types, ageingDays, number, tab, ownColumns, destinationOf, itemsOf]);
}

/** The columns of every list. */
const sharedColumns: readonly string[] = ["number", "idNumber", "name", "type", "collectionCenter", "menu"];

import type { ApplicationSummary } from "@id-desk/core";
import type { MenuItems } from "@id-desk/ui";
import { useCallback, useRef } from "react";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useRowFocus } from "../../lists/useRowFocus.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { useCopy, useNavigation } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { ApplicationList } from "../lists/ApplicationList.tsx";
import * as css from "../lists/application-list.css.ts";
import { type ApplicationChannel, readApplicationDestination } from "../lists/application-tabs.ts";
import { useApplicationList } from "../lists/useApplicationList.ts";
import { portalApplicationsCopy } from "./PortalApplications.copy.ts";
import { portalApplicationsManifest } from "./PortalApplications.manifest.ts";

/** What the list of applications made online takes from its host. */
export interface PortalApplicationsProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<never, typeof portalApplicationsCopy.texts> {
  /** The ID number of the applicant whose page staff come back from: the focus returns to their row. */
  readonly returnedFrom?: string | undefined;
}

/** The applications made online whose card this centre hands over, which the registry alone works on. */
export function PortalApplications(props: PortalApplicationsProps) {
  return (
    <ScreenFrame manifest={portalApplicationsManifest} props={props}>
      <MadeOnline {...props} />
    </ScreenFrame>
  );
}

const portal: ApplicationChannel<keyof typeof portalApplicationsCopy.texts> = {
  channel: "portal",
  tabs: ["all", "submitted", "pending_payment", "returned", "ready"],
  ownColumns: ["submitted", "payment", "status"],
  destinationOf: readApplicationDestination,
  empty: { all: ["emptyAll", "emptyAllHelp"], other: ["emptyStatus"] },
};

function MadeOnline({
  returnedFrom,
  scanAnywhere = false,
  messages,
  ...queryProps
}: PortalApplicationsProps) {
  const t = useCopy(portalApplicationsCopy, messages);
  const list = useApplicationList(portal, t, queryProps);
  const itemsOf = useRowItems(t);
  const field = useRef<HTMLInputElement>(null);
  const { focus } = useRowFocus({
    list,
    returnedFrom: ({ applicant }) => applicant.id_number === returnedFrom,
    field,
    hasActions: everyRow,
  });
  return (
    <>
      <ScreenHeader title={t("title")} subtitle={list.words.caption} />
      <ApplicationList list={list} focus={focus} field={field} itemsOf={itemsOf} scanAnywhere={scanAnywhere}>
        <p className={css.note}>{t("note")}</p>
      </ApplicationList>
    </>
  );
}

const everyRow = () => true;

/** What staff can do with a row: go on with its applicant. The same function until that changes. */
function useRowItems(
  t: Translate<typeof portalApplicationsCopy.texts>,
): (application: ApplicationSummary) => MenuItems {
  const { onNavigate } = useNavigation();
  const mayIssue = useMayOpen()("issuance");
  return useCallback(
    (application) => {
      const { status, applicant } = application;
      const idNumber = applicant.id_number;
      const issue = () => onNavigate({ screen: "NewIssuance", state: { idNumber } });
      const capture = () => onNavigate({ screen: "BiometricsCapture", params: { idNumber } });
      return [
        ...(status === "ready" && mayIssue
          ? [{ id: "issuance", label: t("newIssuance"), onAction: issue }]
          : []),
        ...(status === "pending_biometrics"
          ? [{ id: "biometrics", label: t("captureBiometrics"), onAction: capture }]
          : []),
      ];
    },
    [onNavigate, mayIssue, t],
  );
}

import type { ApplicationSummary } from "@id-desk/core";
import type { MenuItems } from "@id-desk/ui";
import { useCallback, useRef } from "react";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useRowFocus } from "../../lists/useRowFocus.ts";
import type { Destination } from "../../runtime/frame/destination.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy, useNavigation } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { ApplicationList } from "../lists/ApplicationList.tsx";
import {
  type ApplicationChannel,
  type NamedApplication,
  readApplicationDestination,
} from "../lists/application-tabs.ts";
import { useApplicationList } from "../lists/useApplicationList.ts";
import { biometricsCopy } from "./Biometrics.copy.ts";
import { biometricsManifest } from "./Biometrics.manifest.ts";

/** What the list of those whose biometrics are still to be taken takes from its host. */
export interface BiometricsProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<never, typeof biometricsCopy.texts> {
  /** The ID number of the applicant whose station staff come back from: the focus returns to their row. */
  readonly returnedFrom?: string | undefined;
}

/** Who waits for biometrics at this centre, for what and for how long. A scan or an ID number opens the station. */
export function Biometrics(props: BiometricsProps) {
  return (
    <ScreenFrame manifest={biometricsManifest} props={props}>
      <Waiting {...props} />
    </ScreenFrame>
  );
}

/** The station of an applicant. */
const stationOf = ({ applicant }: NamedApplication): Destination => ({
  screen: "BiometricsCapture",
  params: { idNumber: applicant.id_number },
});

const waiting: ApplicationChannel<keyof typeof biometricsCopy.texts> = {
  channel: "center",
  tabs: ["pending_biometrics"],
  ownColumns: ["missing", "waiting", "capture"],
  destinationOf: stationOf,
  empty: { other: ["empty", "emptyHelp"] },
};

function Waiting({ returnedFrom, scanAnywhere = false, messages, ...queryProps }: BiometricsProps) {
  const t = useCopy(biometricsCopy, messages);
  const list = useApplicationList(waiting, t, queryProps);
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
      <ApplicationList
        list={list}
        focus={focus}
        field={field}
        itemsOf={itemsOf}
        scanAnywhere={scanAnywhere}
      />
    </>
  );
}

const everyRow = () => true;

/** What staff can do with a row. The same function until that changes. */
function useRowItems(
  t: Translate<typeof biometricsCopy.texts>,
): (application: ApplicationSummary) => MenuItems {
  const { onNavigate } = useNavigation();
  return useCallback(
    (application) => {
      const { id_number: idNumber } = application.applicant;
      const show = (destination: Destination) => () => onNavigate(destination);
      return [
        { id: "capture", label: t("capture"), onAction: show(stationOf(application)) },
        { id: "view", label: t("viewApplication"), onAction: show(readApplicationDestination(application)) },
        {
          id: "status",
          label: t("viewStatus"),
          onAction: show({ screen: "ApplicationStatus", params: { idNumber } }),
        },
      ];
    },
    [onNavigate, t],
  );
}

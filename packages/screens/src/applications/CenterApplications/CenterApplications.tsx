import type { ApplicationAction, ApplicationSummary } from "@id-desk/core";
import type { MenuItems } from "@id-desk/ui";
import { PlusIcon } from "@id-desk/ui/icons";
import { useCallback, useRef } from "react";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useRowFocus } from "../../lists/useRowFocus.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy, useNavigation, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { ApplicationWindow } from "../commands/ApplicationWindow.tsx";
import { type ApplicationDialogsState, useApplicationDialogs } from "../commands/useApplicationDialogs.ts";
import { ApplicationList } from "../lists/ApplicationList.tsx";
import { type ApplicationChannel, readApplicationDestination } from "../lists/application-tabs.ts";
import { useApplicationList } from "../lists/useApplicationList.ts";
import { useApplicationActions } from "../parts/useApplicationActions.ts";
import { centerApplicationsCopy } from "./CenterApplications.copy.ts";
import { centerApplicationsManifest } from "./CenterApplications.manifest.ts";
import { SelectButton, SelectionBar, useSlipSelection } from "./SlipSelection.tsx";

/** The commands of the page, by their calls. */
type Actions = "cancelApplication" | "sendPaymentLink" | "markSlipPrinted";

/** What the list of applications made at a centre takes from its host. */
export interface CenterApplicationsProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<Actions, typeof centerApplicationsCopy.texts> {
  /** The application whose page staff come back from: the focus returns to its row. */
  readonly returnedFrom?: number | undefined;
}

/** The applications that this centre made or whose card it hands over, and the way to a new one. */
export function CenterApplications(props: CenterApplicationsProps) {
  return (
    <ScreenFrame manifest={centerApplicationsManifest} props={props}>
      <MadeHere {...props} />
    </ScreenFrame>
  );
}

const center: ApplicationChannel<keyof typeof centerApplicationsCopy.texts> = {
  channel: "center",
  tabs: ["submitted", "returned", "pending_biometrics", "pending_payment", "ready"],
  ownColumns: ["submitted", "biometrics", "payment", "status"],
  destinationOf: readApplicationDestination,
  empty: {
    submitted: ["emptySubmitted", "emptySubmittedHelp"],
    returned: ["emptyReturned", "emptyReturnedHelp"],
    pending_biometrics: ["emptyBiometrics", "emptyBiometricsHelp"],
    pending_payment: ["emptyPayment", "emptyPaymentHelp"],
    ready: ["emptyReady", "emptyReadyHelp"],
    all: ["emptyAll", "emptySubmittedHelp"],
    other: ["emptyStatus"],
  },
};

type Words = Translate<typeof centerApplicationsCopy.texts>;

function MadeHere({ returnedFrom, scanAnywhere = false, messages, ...queryProps }: CenterApplicationsProps) {
  const t = useCopy(centerApplicationsCopy, messages);
  const list = useApplicationList(center, t, queryProps);
  const dialogs = useApplicationDialogs("applications");
  const actionsOf = useApplicationActions();
  const itemsOf = useRowItems(actionsOf, dialogs, t);
  const slips = useSlipSelection(list, actionsOf, t);
  const field = useRef<HTMLInputElement>(null);
  const hasActions = useCallback(
    (application: ApplicationSummary) => actionsOf(application).length > 0,
    [actionsOf],
  );
  const { focus, refreshAfterAction } = useRowFocus({ list, returnedFrom, field, hasActions });
  const isForbidden = list.error?.code === "forbidden";
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={t("subtitle", { center: useSession().center?.name ?? "" })}
        actions={
          !isForbidden && (
            <DestinationLink to={{ screen: "NewApplication" }} variant="primary" icon={<PlusIcon />}>
              {t("newApplication")}
            </DestinationLink>
          )
        }
      />
      <ApplicationList
        list={list}
        focus={focus}
        field={field}
        itemsOf={itemsOf}
        scanAnywhere={scanAnywhere}
        selection={slips.selection}
        tools={<SelectButton slips={slips} t={t} />}
      >
        <SelectionBar
          slips={slips}
          onPrint={(applications) => dialogs.ask({ action: "printSlip", applications })}
          t={t}
        />
        <ApplicationWindow
          dialogs={dialogs}
          counts={list.can("printed")}
          find={(applicationId) => list.rows.find(({ id }) => id === applicationId)}
          onChanged={list.take}
          onReload={list.refresh}
          onDone={refreshAfterAction}
        />
      </ApplicationList>
    </>
  );
}

/** What can be done with a row, as core and the host allow it. The same function until that changes. */
function useRowItems(
  actionsOf: ReturnType<typeof useApplicationActions>,
  { ask }: Pick<ApplicationDialogsState, "ask">,
  t: Words,
): (application: ApplicationSummary) => MenuItems {
  const { onNavigate } = useNavigation();
  return useCallback(
    (application) => {
      const { id: applicationId, applicant } = application;
      const actions: Readonly<Record<ApplicationAction, () => void>> = {
        resubmitApplication: () => onNavigate({ screen: "ResubmitApplication", params: { applicationId } }),
        captureBiometrics: () =>
          onNavigate({ screen: "BiometricsCapture", params: { idNumber: applicant.id_number } }),
        sendPaymentLink: () => ask({ action: "sendPaymentLink", applicationId, application }),
        printSlip: () => ask({ action: "printSlip", applications: [application] }),
        cancelApplication: () => ask({ action: "cancelApplication", applicationId, application }),
      };
      return actionsOf(application).map((action) => ({
        id: action,
        label: t(action),
        isDestructive: action === "cancelApplication",
        onAction: actions[action],
      }));
    },
    [actionsOf, ask, onNavigate, t],
  );
}

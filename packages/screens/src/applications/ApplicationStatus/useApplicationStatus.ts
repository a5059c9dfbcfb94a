import {
  type Extension,
  isActiveApplication,
  type PersonStatus,
  readIssuanceSettings,
  type Settings,
  serverCan,
} from "@id-desk/core";
import { useMemo } from "react";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { useApplicationDialogs } from "../commands/useApplicationDialogs.ts";
import type { ShownApplication } from "../parts/shown-application.ts";
import { useApplicationActions } from "../parts/useApplicationActions.ts";
import { readApplicationRules } from "../parts/useApplicationRules.ts";

/** An application of the person whose status is shown. */
export type StatusApplication = PersonStatus["applications"][number];

/** What the page that says where somebody's card is knows and can do. */
export type StatusPage = ReturnType<typeof useApplicationStatus>;

/** The same once the registry has answered. */
export type LoadedStatusPage = StatusPage & { readonly status: PersonStatus };

function readRules(configs: Settings | undefined) {
  return {
    ...readApplicationRules(configs),
    /** Who may collect a card. */
    collector_types: readIssuanceSettings(configs).collector_types,
  };
}

/** Reads what the registry knows of a person's applications and cards: one look for each opening of the page. */
export function useApplicationStatus(idNumber: string) {
  const { center } = useSession();
  const rules = useSettings(readRules);
  const mayOpen = useMayOpen();
  const actionsOf = useApplicationActions();
  const dialogs = useApplicationDialogs("application status");
  const reading = useRead("getPersonStatus", { path: { idNumber } }, { readsOnce: true });
  const { data, error, refresh } = reading;
  const status = data?.status;
  useScreenState({ isReady: status !== undefined, error, retry: refresh });

  const active = status?.applications.find(isActiveApplication);
  const isCardHere =
    status?.cards.some((card) => card.status === "at_center" && card.center?.id === center?.id) ?? false;
  /** The active application, where its payment link can be sent from here. */
  const payable =
    active?.is_ours && mayOpen("applications") && actionsOf(active).includes("sendPaymentLink")
      ? active
      : undefined;
  const person = status?.person;
  const shown = useMemo(() => payable && person && showApplication(payable, person), [payable, person]);

  return {
    idNumber,
    rules,
    status,
    error,
    isLoading: reading.isLoading,
    answeredAt: reading.answeredAt,
    refresh,
    /** Whether its server can something beyond the specification; what needs it is hidden without. */
    can: (extension: Extension) => serverCan(data, extension),
    /** Which of the pages of other areas are for this user; links to the others are left out. */
    mayOpen,
    hasActive: active !== undefined,
    isCardHere,
    isCardInTransit: status?.cards.some((card) => card.status === "in_transit") ?? false,
    dialogs,
    /** The application whose payment link can be sent, as its dialog takes it. */
    payable: shown,
    /** Takes an application as a dialog has left it. */
    take({ id, status: word, status_at, submitted_at, payment }: ShownApplication): void {
      reading.change((answer) => ({
        ...answer,
        status: {
          ...answer.status,
          applications: answer.status.applications.map((each) =>
            each.id === id ? { ...each, status: word, status_at, submitted_at, payment } : each,
          ),
        },
      }));
    },
  };
}

/** Gives the dialogs an application that is known from a person's status. They show nothing of what that leaves out. */
function showApplication(
  { is_ours: _, reviewed_at: __, ...application }: StatusApplication,
  { id_number, name_en, name_dv }: PersonStatus["person"],
): ShownApplication {
  return {
    ...application,
    applicant: { id_number, name_en, name_dv },
    created_by: null,
    biometrics: { photo: "missing", fingerprints: "missing", signature: "missing" },
    version: 0,
  };
}

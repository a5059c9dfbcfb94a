import { type ApplicationStatus, type ApplicationSummary, applicationStatusWords } from "@id-desk/core";
import type { Destination } from "../../runtime/frame/destination.ts";

/** What a list of applications can be narrowed to: a status, or none. */
export type ApplicationTab = ApplicationStatus | "all";

/** Every status of the contract, in the order in which an application passes through them, and `all`. */
export const applicationTabs: readonly ApplicationTab[] = [
  ...(Object.keys(applicationStatusWords) as ApplicationStatus[]),
  "all",
];

/** A column that not every list has. */
export type OwnColumn = "biometrics" | "missing" | "waiting" | "submitted" | "payment" | "status" | "capture";

/** What leads to a page: an application of a list, or one that the registry has found. */
export type NamedApplication = Pick<ApplicationSummary, "id" | "channel"> & {
  readonly applicant: { readonly id_number: string };
};

type EmptyTexts<Text> = readonly [heading: Text, help?: Text];

/** How the lists of applications differ. Words are given as keys of the screen's texts. */
export interface ApplicationChannel<Text extends string> {
  /** Where its applications are made. */
  readonly channel: ApplicationSummary["channel"];
  /** The statuses with a tab, the first one shown by default. A select offers the others; one alone is the whole list. */
  readonly tabs: readonly [ApplicationTab, ...ApplicationTab[]];
  readonly ownColumns: readonly OwnColumn[];
  /** The page that a row and its number lead to. */
  readonly destinationOf: (application: NamedApplication) => Destination;
  /** The texts of the list without rows, by status: what it means, and what to do. */
  readonly empty: Readonly<Partial<Record<ApplicationTab, EmptyTexts<Text>>>> & {
    /** For every status without texts of its own. */
    readonly other: EmptyTexts<Text>;
  };
}

/** The call that lists the applications of a channel. The two take and answer the same, so the type of one serves both. */
export function listOf(channel: ApplicationSummary["channel"]): "listCenterApplications" {
  return (
    channel === "center" ? "listCenterApplications" : "listPortalApplications"
  ) as "listCenterApplications";
}

/** The page that shows one application: nothing reads one that was made online, so that it is its applicant's. */
export function readApplicationDestination({ id, channel, applicant }: NamedApplication): Destination {
  return channel === "center"
    ? { screen: "CenterApplication", params: { applicationId: id } }
    : { screen: "ApplicationStatus", params: { idNumber: applicant.id_number } };
}

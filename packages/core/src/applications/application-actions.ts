import type { ApplicationSummary } from "./application.ts";

/** What staff can do with an application, beside looking at it. */
export type ApplicationAction =
  | "resubmitApplication"
  | "captureBiometrics"
  | "sendPaymentLink"
  | "printSlip"
  | "cancelApplication";

/** What decides what can be done with an application. */
export type ApplicationFacts = Pick<ApplicationSummary, "channel"> & {
  /** A word of the contract, or another one. */
  readonly status: string;
  readonly created_center: { readonly id: number } | null;
  readonly collection_center: { readonly id: number };
};

/** Who asks. */
export interface ApplicationDesk {
  /** The centre of the session. */
  readonly centerId: number | undefined;
  /** Whether the user may work for every centre. */
  readonly hasFullAccess: boolean;
}

const cancellable: readonly string[] = ["submitted", "pending_biometrics", "pending_payment", "returned"];
const ended: readonly string[] = ["collected", "rejected", "cancelled"];

/**
 * Returns what can be done with an application now, what is wanted most first. The centre that made it and the one that
 * hands its card over can go on with it; only the first can cancel it. One made online is the registry's own.
 */
export function applicationActions(
  { channel, status, created_center, collection_center }: ApplicationFacts,
  { centerId, hasFullAccess }: ApplicationDesk,
): readonly ApplicationAction[] {
  if (channel !== "center") return [];
  const isCreator = hasFullAccess || created_center?.id === centerId;
  if (!isCreator && collection_center.id !== centerId) return [];
  return [
    ...(status === "returned" ? (["resubmitApplication"] as const) : []),
    ...(status === "pending_biometrics" ? (["captureBiometrics"] as const) : []),
    ...(status === "pending_payment" ? (["sendPaymentLink"] as const) : []),
    ...(ended.includes(status) ? [] : (["printSlip"] as const)),
    ...(isCreator && cancellable.includes(status) ? (["cancelApplication"] as const) : []),
  ];
}

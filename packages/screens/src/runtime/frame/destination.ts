/** What a list shows, in words that a host may keep in an address. */
export interface ListQuery {
  /** Page, from 1. */
  readonly page?: number | undefined;
  /** Rows a page: 10, 25, 50 or 100. */
  readonly perPage?: number | undefined;
  /** A status word of the records, how long cards have waited, or `all`. */
  readonly status?: string | undefined;
  /** The id of the centre on the other side. */
  readonly center?: number | undefined;
}

/**
 * Where a screen wants to go, in words of the product. A host turns it into an address of its own; a screen
 * never knows one. What must not stand in an address travels in `state`.
 */
export type Destination =
  | { readonly screen: "Login" }
  | { readonly screen: "Dashboard" }
  | { readonly screen: "SelectCenter" }
  | { readonly screen: "SwitchCenter" }
  | { readonly screen: "Resources" }
  | {
      readonly screen: "Xpat";
      /** The work permit whose holder is looked up at once. */
      readonly state?: { readonly permitNumber: string };
    }
  | {
      readonly screen: "XpatInteractions";
      readonly params?: ListQuery;
      /** The day whose interactions are listed, as YYYY-MM-DD. */
      readonly state?: { readonly day: string };
    }
  | { readonly screen: "WorkPermits" }
  | { readonly screen: "CenterApplications"; readonly params?: ListQuery }
  | { readonly screen: "CenterApplication"; readonly params: { readonly applicationId: number } }
  | { readonly screen: "PortalApplications"; readonly params?: ListQuery }
  | { readonly screen: "NewApplication" }
  | { readonly screen: "ResubmitApplication"; readonly params: { readonly applicationId: number } }
  | { readonly screen: "ApplicationStatus"; readonly params: { readonly idNumber: string } }
  | { readonly screen: "Biometrics"; readonly params?: ListQuery }
  | { readonly screen: "BiometricsCapture"; readonly params: { readonly idNumber: string } }
  | { readonly screen: "DispatchSending"; readonly params?: ListQuery }
  | { readonly screen: "DispatchSendingBatch"; readonly params: { readonly batchId: number } }
  | { readonly screen: "DispatchReceiving"; readonly params?: ListQuery }
  | { readonly screen: "DispatchReceivingBatch"; readonly params: { readonly batchId: number } }
  | {
      readonly screen: "NewIssuance";
      /** The person whose card is looked up at once, or the card itself. */
      readonly state?: { readonly idNumber?: string; readonly serialNumber?: string };
    }
  | {
      readonly screen: "Issuances";
      readonly params?: ListQuery;
      /** The card whose hand-over is opened at once. */
      readonly state?: { readonly cardId: number };
    }
  | { readonly screen: "WaitingCards"; readonly params?: ListQuery };

/** How a screen reaches what surrounds it. */
export interface Navigation {
  /** Goes to a destination. */
  readonly onNavigate: (destination: Destination) => void;
  /** The address of a destination, for links that staff open in another tab. */
  readonly getHref: (destination: Destination) => string;
}

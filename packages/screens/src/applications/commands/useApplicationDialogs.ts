import type { KeptValues } from "@id-desk/core";
import { useAsked } from "../../runtime/writing/use-asked.ts";
import type { ShownApplication } from "../parts/shown-application.ts";

/** What is asked for of one application, or the slips of several. */
export type AskedOfApplication =
  | {
      readonly action: "cancelApplication" | "sendPaymentLink";
      readonly applicationId: number;
      /** As it was shown then; nothing where a session ended with the dialog open. */
      readonly application?: ShownApplication | undefined;
    }
  | { readonly action: "printSlip"; readonly applications: readonly ShownApplication[] };

/** What is asked for on a page of applications. */
export type ApplicationDialogsState = ReturnType<typeof useApplicationDialogs>;

/**
 * Holds which dialog about an application is open: `ask` opens one. What was being typed when a session ended is open
 * again after the next sign-in.
 *
 * @param form the name under which it is kept, another one for each page.
 */
export function useApplicationDialogs(form: string) {
  return useAsked<AskedOfApplication>(form, { read: readAsked, write: writeAsked });
}

/** Only the dialog that cancels has something typed in it. */
function readAsked({ action, application }: KeptValues): AskedOfApplication | undefined {
  const applicationId = Number(application);
  if (action !== "cancelApplication" || !Number.isSafeInteger(applicationId)) return undefined;
  return { action, applicationId };
}

function writeAsked(asked: AskedOfApplication): KeptValues {
  if (asked.action === "printSlip") return {};
  return { action: asked.action, application: String(asked.applicationId) };
}

import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { ApplicationDialogsProps } from "./ApplicationDialogs.tsx";

const applicationDialogs = createPartOnDemand(() => import("./ApplicationDialogs.tsx"), "ApplicationDialogs");

/** The window of what is asked for of an application, which comes on demand. Nothing while nothing is asked for. */
export function ApplicationWindow(props: ApplicationDialogsProps) {
  const { asked, ask } = props.dialogs;
  const Dialogs = useOnDemand(applicationDialogs, {
    isWanted: asked !== undefined,
    onUnavailable: () => ask(undefined),
  });
  return Dialogs && <Dialogs {...props} />;
}

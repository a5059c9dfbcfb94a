import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { IssuanceWindowsProps } from "./IssuanceWindows.tsx";

const issuanceWindows = createPartOnDemand(() =>
  import("./IssuanceWindows.tsx").then((module) => module.IssuanceWindows),
);

/** What is open over the list of hand-overs, which comes with the first press. */
export function IssuanceDialogs(props: IssuanceWindowsProps) {
  const { viewed, target, view, close } = props.dialogs;
  const Windows = useOnDemand(issuanceWindows, {
    isWanted: viewed !== undefined || target !== undefined,
    onUnavailable() {
      close();
      view(undefined);
    },
  });
  return Windows && <Windows {...props} />;
}

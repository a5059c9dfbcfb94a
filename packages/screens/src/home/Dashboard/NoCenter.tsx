import { SearchDrawing } from "@id-desk/ui";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { DashboardMessages } from "./Dashboard.copy.ts";
import { noCenterCopy } from "./no-center.copy.ts";

/** What is there for whoever has no centre yet, beside what everybody sees. */
export function NoCenter({ messages }: { readonly messages?: DashboardMessages | undefined }) {
  const t = useCopy(noCenterCopy, messages);
  return (
    <ScreenEmptyState
      drawing={<SearchDrawing />}
      heading={t("noCenter")}
      help={t("noCenterHelp")}
      action={
        <DestinationLink to={{ screen: "SelectCenter" }} variant="primary">
          {t("selectCenter")}
        </DestinationLink>
      }
    />
  );
}

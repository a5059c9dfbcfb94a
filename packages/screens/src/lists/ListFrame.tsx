import { ForbiddenDrawing } from "@id-desk/ui";
import type { ReactNode } from "react";
import { DestinationLink } from "../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../runtime/frame/ScreenError.tsx";
import { screenCopy } from "../runtime/frame/screen.copy.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { listCopy } from "./list.copy.ts";
import * as css from "./list.css.ts";
import type { ListState } from "./useListReading.ts";

/** What stands around a list: its parts one under the other, or that this user may not see it. */
export function ListFrame({
  error,
  children,
}: Pick<ListState<unknown>, "error"> & { readonly children: ReactNode }) {
  const t = useCopy(listCopy);
  const tScreen = useCopy(screenCopy);
  if (error?.code !== "forbidden") return <div className={css.list}>{children}</div>;
  const heading = tScreen("forbidden");
  return (
    // A host's card for failures has its say, and around it the way on is not lost.
    <ScreenError heading={heading} error={error}>
      <ScreenEmptyState
        drawing={<ForbiddenDrawing />}
        heading={heading}
        help={tScreen("forbiddenHelp")}
        action={
          <DestinationLink to={{ screen: "Dashboard" }} variant="secondary">
            {t("goHome")}
          </DestinationLink>
        }
      />
    </ScreenError>
  );
}

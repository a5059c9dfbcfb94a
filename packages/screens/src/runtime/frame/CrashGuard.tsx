import { RegistryError } from "@id-desk/core";
import type { ReactNode } from "react";
import { useCopy } from "../registry/registry-context.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ScreenError } from "./ScreenError.tsx";
import { screenCopy } from "./screen.copy.ts";
import { useScreen } from "./screen-context.ts";

/** Shows a card where something inside has crashed, and tells the host; everything around it goes on. */
export function CrashGuard({ children }: { readonly children: ReactNode }) {
  const t = useCopy(screenCopy);
  const { tellLoadError } = useScreen();
  const explain = (cause: unknown) => new RegistryError({ code: "render", message: t("crashedHelp"), cause });
  return (
    <ScreenBoundary
      onCrash={(cause, retry) => tellLoadError(explain(cause), retry)}
      renderCrash={(cause, retry) => (
        <ScreenError heading={t("crashed")} error={explain(cause)} retry={retry} />
      )}
    >
      {children}
    </ScreenBoundary>
  );
}

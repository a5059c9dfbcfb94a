import { ForbiddenDrawing } from "@id-desk/ui";
import type { Messages } from "../../runtime/copy.ts";
import { DestinationLink } from "../../runtime/DestinationLink.tsx";
import { useCopy } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import { FallbackPage } from "../parts/FallbackPage.tsx";
import { forbiddenCopy } from "./Forbidden.copy.ts";
import { forbiddenManifest } from "./Forbidden.manifest.ts";

/** What the page takes from its host. */
export interface ForbiddenProps {
  readonly messages?: Messages<typeof forbiddenCopy.texts> | undefined;
}

/** Says that the user's role does not open this area. */
export function Forbidden({ messages }: ForbiddenProps) {
  const t = useCopy(forbiddenCopy, messages);
  return (
    <ScreenFrame manifest={forbiddenManifest}>
      <FallbackPage
        drawing={<ForbiddenDrawing />}
        title={t("title")}
        help={t("help")}
        actions={
          <DestinationLink to={{ screen: "Dashboard" }} variant="primary">
            {t("home")}
          </DestinationLink>
        }
      />
    </ScreenFrame>
  );
}

import { NotFoundDrawing } from "@id-desk/ui";
import type { Messages } from "../../runtime/copy.ts";
import { DestinationLink } from "../../runtime/DestinationLink.tsx";
import { useCopy } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import { FallbackPage } from "../parts/FallbackPage.tsx";
import { notFoundCopy } from "./NotFound.copy.ts";
import { notFoundManifest } from "./NotFound.manifest.ts";

/** What the page takes from its host. */
export interface NotFoundProps {
  readonly messages?: Messages<typeof notFoundCopy.texts> | undefined;
}

/** Says that there is nothing at an address. @see Spec 2, "Any other path shows a 404 image" */
export function NotFound({ messages }: NotFoundProps) {
  const t = useCopy(notFoundCopy, messages);
  return (
    <ScreenFrame manifest={notFoundManifest}>
      <FallbackPage
        drawing={<NotFoundDrawing title={t("image")} />}
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

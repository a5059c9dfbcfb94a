import { NotFoundDrawing } from "@id-desk/ui";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { FallbackPage, type FallbackProps } from "../parts/FallbackPage.tsx";
import { notFoundCopy } from "./NotFound.copy.ts";
import { notFoundManifest } from "./NotFound.manifest.ts";

/** What the page takes from its host. */
export type NotFoundProps = FallbackProps<typeof notFoundCopy.texts>;

/** Says that there is nothing at an address. @see Spec 2, "Any other path shows a 404 image" */
export function NotFound(props: NotFoundProps) {
  const { messages } = props;
  const t = useCopy(notFoundCopy, messages);
  return (
    <ScreenFrame manifest={notFoundManifest} props={props}>
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

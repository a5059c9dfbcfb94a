import { NotFoundDrawing } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { FallbackPage, type FallbackProps } from "../parts/FallbackPage.tsx";
import { notFoundCopy } from "./NotFound.copy.ts";
import { notFoundManifest } from "./NotFound.manifest.ts";

/** What the page takes from its host. */
export type NotFoundProps = FallbackProps<typeof notFoundCopy.texts>;

/** Says that there is nothing at an address. @see Spec 2, "Any other path shows a 404 image" */
export function NotFound(props: NotFoundProps) {
  const t = useCopy(notFoundCopy, props.messages);
  return (
    <FallbackPage
      manifest={notFoundManifest}
      props={props}
      drawing={<NotFoundDrawing title={t("image")} />}
      title={t("title")}
      t={t}
    />
  );
}

import { ForbiddenDrawing } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { FallbackPage, type FallbackProps } from "../parts/FallbackPage.tsx";
import { forbiddenCopy } from "./Forbidden.copy.ts";
import { forbiddenManifest } from "./Forbidden.manifest.ts";

/** What the page takes from its host. */
export type ForbiddenProps = FallbackProps<typeof forbiddenCopy.texts>;

/** Says that the user's role does not open this area. */
export function Forbidden(props: ForbiddenProps) {
  const t = useCopy(forbiddenCopy, props.messages);
  return (
    <FallbackPage
      manifest={forbiddenManifest}
      props={props}
      drawing={<ForbiddenDrawing />}
      title={t("title")}
      t={t}
    />
  );
}

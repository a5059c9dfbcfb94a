import { ForbiddenDrawing } from "@id-desk/ui";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { FallbackPage, type FallbackProps } from "../parts/FallbackPage.tsx";
import { forbiddenCopy } from "./Forbidden.copy.ts";
import { forbiddenManifest } from "./Forbidden.manifest.ts";

/** What the page takes from its host. */
export type ForbiddenProps = FallbackProps<typeof forbiddenCopy.texts>;

/** Says that the user's role does not open this area. */
export function Forbidden(props: ForbiddenProps) {
  const { messages } = props;
  const t = useCopy(forbiddenCopy, messages);
  return (
    <ScreenFrame manifest={forbiddenManifest} props={props}>
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

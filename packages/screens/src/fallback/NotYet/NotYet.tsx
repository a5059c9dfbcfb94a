import { may } from "@id-desk/core";
import { PacketDrawing } from "@id-desk/ui";
import type { Translate } from "../../runtime/copy.ts";
import { DestinationLink } from "../../runtime/DestinationLink.tsx";
import { useCopy, useSession } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import { FallbackPage, type FallbackProps } from "../parts/FallbackPage.tsx";
import { notYetCopy } from "./NotYet.copy.ts";
import { notYetManifest } from "./NotYet.manifest.ts";

/** What the page takes from its host. */
export interface NotYetProps extends FallbackProps<typeof notYetCopy.texts> {
  /** The name of the page that is not there. */
  readonly title: string;
}

/** Says plainly that a page is not there yet, and leads to those that are. */
export function NotYet(props: NotYetProps) {
  const { title, messages } = props;
  const t = useCopy(notYetCopy, messages);
  return (
    <ScreenFrame manifest={notYetManifest} props={props}>
      <FallbackPage drawing={<PacketDrawing />} title={title} help={t("help")} actions={<Ways t={t} />} />
    </ScreenFrame>
  );
}

function Ways({ t }: { readonly t: Translate<typeof notYetCopy.texts> }) {
  const { user, center } = useSession();
  if (!center || !may(user, "dispatch")) return null;
  return (
    <>
      <DestinationLink to={{ screen: "DispatchReceiving" }} variant="secondary">
        {t("receiving")}
      </DestinationLink>
      <DestinationLink to={{ screen: "DispatchSending" }} variant="secondary">
        {t("sending")}
      </DestinationLink>
    </>
  );
}

import { PacketDrawing } from "@id-desk/ui";
import type { Messages } from "../../runtime/copy.ts";
import { useCopy } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import { FallbackPage } from "../parts/FallbackPage.tsx";
import { notYetCopy } from "./NotYet.copy.ts";
import { notYetManifest } from "./NotYet.manifest.ts";

/** What the page takes from its host. */
export interface NotYetProps {
  /** The name of the page that is not there. */
  readonly title: string;
  readonly messages?: Messages<typeof notYetCopy.texts> | undefined;
}

/** Says plainly that a page is not there yet. */
export function NotYet({ title, messages }: NotYetProps) {
  const t = useCopy(notYetCopy, messages);
  return (
    <ScreenFrame manifest={notYetManifest}>
      <FallbackPage drawing={<PacketDrawing />} title={title} help={t("help")} actions={null} />
    </ScreenFrame>
  );
}

import { EmptyTrayDrawing } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { FallbackPage, type FallbackProps } from "../parts/FallbackPage.tsx";
import { notYetCopy } from "./NotYet.copy.ts";
import { notYetManifest } from "./NotYet.manifest.ts";

/** What the page takes from its host. */
export interface NotYetProps extends FallbackProps<typeof notYetCopy.texts> {
  /** The name of the page that is not there. */
  readonly title: string;
}

/** Says plainly that a page is not there yet, and leads to where the work is that can be done. */
export function NotYet(props: NotYetProps) {
  const t = useCopy(notYetCopy, props.messages);
  return (
    <FallbackPage
      manifest={notYetManifest}
      props={props}
      drawing={<EmptyTrayDrawing />}
      title={props.title}
      t={t}
    />
  );
}

import { PictureCamera } from "@id-desk/ui";
import { useState } from "react";
import { useRegistryOptions } from "../runtime/registry/registry-context.ts";
import { useWords } from "../runtime/words/use-words.ts";
import { useUnsavedWork } from "../runtime/writing/use-unsaved-work.ts";
import { documentCameraCopy } from "./document-camera.copy.ts";

/** In pixels and bytes: a page whose small print can be read, and no larger than any other photograph. */
const limits = { longestSide: 2400, mostBytes: 600_000 };

/** Takes a picture of a document with a camera, to be cut and turned before it is sent as a file is. */
export function DocumentCamera({
  maxBytes = limits.mostBytes,
  onTaken,
  onCancel,
}: {
  readonly maxBytes?: number | undefined;
  readonly onTaken: (picture: File) => void;
  readonly onCancel: () => void;
}) {
  const words = useWords(documentCameraCopy);
  const { devices } = useRegistryOptions();
  const [isTaken, setTaken] = useState(false);
  useUnsavedWork(isTaken ? words.leaving : undefined);
  return (
    <PictureCamera
      words={{ ...words, cameraTroubles: words, troubles: words }}
      facing="environment"
      cameras={devices?.camera}
      // A page needs more pixels than a code. With a side under 300 pixels its text cannot be read.
      wantedWidth={2560}
      leastSide={300}
      limits={{ ...limits, mostBytes: Math.min(limits.mostBytes, maxBytes) }}
      onTaken={(picture) => onTaken(new File([picture], words.name, { type: picture.type }))}
      onCancel={onCancel}
      onPicture={setTaken}
    />
  );
}

import { PictureCamera } from "@id-desk/ui";
import { useState } from "react";
import { useCopy, useRegistryOptions } from "../../runtime/registry/registry-context.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { documentCameraCopy } from "./document-camera.copy.ts";

/** In pixels and bytes: a page whose small print can be read, and no larger than any other photograph. */
const limits = { longestSide: 2400, mostBytes: 600_000 };

/** In pixels: a page wants more of them than a code. */
const wantedWidth = 2560;

/** In pixels: of less nobody reads a line. */
const leastSide = 300;

/** Takes a picture of a document with a camera, to be cut and turned before it is sent as a file is. */
export function DocumentCamera({
  maxBytes = limits.mostBytes,
  onTaken,
  onCancel,
}: {
  /** How large a file may be. */
  readonly maxBytes?: number | undefined;
  readonly onTaken: (picture: File) => void;
  readonly onCancel: () => void;
}) {
  const t = useCopy(documentCameraCopy);
  const { devices } = useRegistryOptions();
  const [isTaken, setTaken] = useState(false);
  useUnsavedWork(isTaken ? t("leaving") : undefined);
  return (
    <PictureCamera
      words={{
        live: t("live"),
        take: t("take"),
        another: t("another"),
        cancel: t("cancel"),
        starting: t("starting"),
        chooseCamera: t("chooseCamera"),
        tryAgain: t("tryAgain"),
        adjust: t("adjust"),
        move: t("move"),
        zoom: t("zoom"),
        turnLeft: t("turnLeft"),
        turnRight: t("turnRight"),
        use: t("use"),
        notCut: t("notCut"),
        preparing: t("preparing"),
        taken: t("taken"),
        alt: t("alt"),
        cameraTroubles: {
          forbidden: t("forbidden"),
          missing: t("missing"),
          busy: t("busy"),
          lost: t("lost"),
        },
        troubles: {
          unreadable: t("unreadable"),
          tooLarge: t("tooLarge"),
          tooSmall: t("tooSmall"),
        },
      }}
      facing="environment"
      cameras={devices?.camera}
      wantedWidth={wantedWidth}
      leastSide={leastSide}
      limits={{ ...limits, mostBytes: Math.min(limits.mostBytes, maxBytes) }}
      onTaken={(picture) => onTaken(new File([picture], t("name"), { type: picture.type }))}
      onCancel={onCancel}
      onPicture={setTaken}
    />
  );
}

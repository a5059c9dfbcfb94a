import { useEffect, useState } from "react";
import type CropperType from "react-easy-crop";

/** Loads what cuts pictures, when the first picture is there to be cut. */
export function useCropper(): { Cropper: typeof CropperType | undefined; hasFailed: boolean } {
  const [Cropper, setCropper] = useState<typeof CropperType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    import("react-easy-crop").then(
      (module) => !isOver && setCropper(() => module.default),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return { Cropper, hasFailed };
}

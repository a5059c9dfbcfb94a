import { type DragEvent, useEffect, useState } from "react";
import type { ChosenFiles } from "./Field/FileInput.tsx";

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") ?? false;

/**
 * Takes files that are dropped. One that misses the place is not opened by the browser, which would take the page away
 * and everything typed with it.
 */
export function useDrop({
  isDisabled,
  onDrop,
}: {
  isDisabled: boolean;
  onDrop: (files: ChosenFiles) => void;
}) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    function stay(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    }
    window.addEventListener("dragover", stay);
    window.addEventListener("drop", stay);
    return () => {
      window.removeEventListener("dragover", stay);
      window.removeEventListener("drop", stay);
    };
  }, []);
  const isTaken = (event: DragEvent) => !isDisabled && holdsFiles(event.dataTransfer);
  const dropProps = {
    onDragOver(event: DragEvent) {
      if (!isTaken(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      // Between two things inside the place one is still over it.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!isTaken(event)) return;
      event.preventDefault();
      const [first, ...others] = event.dataTransfer.files;
      if (first) onDrop([first, ...others]);
    },
  };
  return { isOver: isOver && !isDisabled, dropProps };
}

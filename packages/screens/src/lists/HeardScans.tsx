import { useScansWithin } from "@id-desk/ui";
import { useLayoutEffect, useRef } from "react";
import type { ListScansProps } from "./ListScans.tsx";

/** Hears the scans of a list; nothing is seen of it. */
export function HeardScans({
  inside,
  scanAnywhere = false,
  onScan,
}: Pick<ListScansProps, "inside" | "scanAnywhere" | "onScan">) {
  const screen = useRef<HTMLElement>(null);
  const page = useRef<HTMLElement>(null);
  // Before the scans are listened to.
  useLayoutEffect(() => {
    screen.current = inside.current?.closest<HTMLElement>("[data-idd-screen]") ?? null;
    page.current = inside.current?.ownerDocument.body ?? null;
  }, [inside]);
  useScansWithin(scanAnywhere ? page : screen, (text) => {
    if (!scanAnywhere || isInMain(inside.current)) onScan(text);
  });
  return null;
}

/** Whether the focus is in the main part of the page around an element, or nowhere. */
function isInMain(element: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || (element?.closest("main") ?? body).contains(activeElement);
}

import { MenuButton, type MenuItem } from "@id-desk/ui";
import { ChevronDownIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import type { StorageLike } from "../runtime/registry/create-registry.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { useConnecting } from "../runtime/scanners/use-connecting.ts";
import { createLoudTones, volumes } from "./scan-tones.ts";
import { scanVolumeCopy } from "./scan-volume.copy.ts";

/** Makes the tones of a page that scans, and what draws the menu of its scan field. */
export function createScanMenu(storage: StorageLike | null, isMuted: () => boolean) {
  const tones = createLoudTones(storage, isMuted);
  return {
    tones,
    draw: (isOn: boolean, items: readonly MenuItem[]) => <ScanMenu tones={tones} isOn={isOn} items={items} />,
  };
}

/**
 * The menu of a scan field. Staff choose how loud the tones are, and hear the choice at once. They also find other ways to
 * scan here. A menu without items is not drawn.
 */
function ScanMenu({
  tones,
  isOn,
  items: waysOfPage,
}: {
  readonly tones: ReturnType<typeof createLoudTones>;
  readonly isOn: boolean;
  readonly items: readonly MenuItem[];
}) {
  const t = useCopy(scanVolumeCopy);
  const [chosen, setChosen] = useState(tones.readVolume);
  const items = [...waysOfPage, ...useConnecting()];
  if (!isOn && items.length === 0) return null;
  function choose(id: string): void {
    const volume = volumes.find((each) => each === id);
    if (!volume) return;
    tones.setVolume(volume);
    setChosen(volume);
    tones.play("ok");
  }
  const volume = {
    id: "volume",
    "aria-label": t("label"),
    ...(items.length > 0 && { heading: t("label") }),
    items: volumes.map((each) => ({ id: each, label: t(each) })),
    chosen,
    onChoose: choose,
  };
  return (
    <MenuButton
      isIconOnly
      size="sm"
      align="end"
      icon={<ChevronDownIcon />}
      label={t(items.length > 0 ? "more" : "label")}
      items={isOn ? [...items, volume] : items}
    />
  );
}

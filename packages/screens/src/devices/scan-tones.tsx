import { createTones, MenuButton, type MenuItem } from "@id-desk/ui";
import { ChevronDownIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import type { StorageLike } from "../runtime/registry/create-registry.ts";
import { keepChoice, readChoice } from "../runtime/registry/kept-choice.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { useConnecting } from "../runtime/scanners/use-connecting.ts";
import { isScanSoundOn } from "./scan-sound-choice.ts";
import { scanVolumeCopy } from "./scan-volume.copy.ts";

const storageKey = "idd-scan-volume";

/** How loud the tones can be, each from 0 to 1. */
const loudness = { quiet: 0.08, normal: 0.25, loud: 0.7 } as const;
type Volume = keyof typeof loudness;
const volumes = Object.keys(loudness) as Volume[];

/** Makes the tones of scanning; this computer remembers how loud they were set. */
export function createLoudTones(storage: StorageLike | null, isMuted: () => boolean) {
  const kept = readChoice(storage, storageKey);
  let volume: Volume = volumes.find((each) => each === kept) ?? "normal";
  return {
    ...createTones({ isMuted, volume: () => loudness[volume] }),
    readVolume: () => volume,
    setVolume(next: Volume) {
      volume = next;
      keepChoice(storage, storageKey, next);
    },
  };
}

/** Makes the tones for a page without a button for them: on or off as staff chose last. */
export const createChosenTones = (storage: StorageLike | null) =>
  createLoudTones(storage, () => !isScanSoundOn(storage));

/**
 * The menu of a scan field: how loud the tones are, which is heard at once, and other ways to scan. There is none without
 * an item.
 */
export function ScanMenu({
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

import { Alert, Button, findFirstControl, StepList, StepListItem } from "@id-desk/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import { FingersSection } from "../../capture/station/FingersSection.tsx";
import { PhotoSection } from "../../capture/station/PhotoSection.tsx";
import { SignatureSection } from "../../capture/station/SignatureSection.tsx";
import { StoredParts } from "../../capture/station/StoredParts.tsx";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { watchLostFocus } from "../../runtime/frame/watch-lost-focus.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import * as css from "./BiometricsCapture.css.ts";
import { OtherDevice } from "./OtherDevice.tsx";
import { ReviewSection, useFinish } from "./ReviewSection.tsx";
import type { Station } from "./useBiometricsCapture.ts";
import { useSummaries } from "./useSummaries.ts";

/** The sections of the sheet, in their order. */
export const sections = ["photo", "fingers", "sign", "review"] as const;

/** One of them. */
export type SectionName = (typeof sections)[number];

/** Where the focus goes when a section opens: to what takes its part. */
const targets: Readonly<Record<SectionName, (part: HTMLElement) => HTMLElement | null | undefined>> = {
  photo: findFirstControl,
  // The fingers of the drawing are buttons too.
  fingers: (part) => part.querySelector<HTMLElement>("button:not([aria-pressed])"),
  sign: () => undefined,
  review: () => undefined,
};

/** The sheet on which biometrics are taken, once it is known which. */
export function Sheet({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const { isReadOnly } = useScreen();
  const { rules, progress, set, watch } = station;
  const { photo_alone_below_age: count } = rules.biometrics;
  return (
    <SettingsNeeded reading={rules.reading} heading={t("settingsFailed")}>
      <div className={css.notices}>
        {isReadOnly && <Alert tone="neutral" heading={t("readOnly")} />}
        {set?.waits_for_supervisor && (
          <Alert tone="warning" heading={t("waitsForSupervisor")}>
            {t("waitsForSupervisorHelp")}
          </Alert>
        )}
        {progress.guardianSigns && (
          <Alert tone="info" heading={t("child", { count })}>
            {t("childHelp")}
          </Alert>
        )}
        {watch.isOn && <OtherDevice station={station} t={t} />}
        <StoredParts station={station} t={t} />
      </div>
      <Sections station={station} t={t} />
    </SettingsNeeded>
  );
}

function Sections({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const { look, progress } = station;
  const { guardianSigns, items } = progress;
  const summaries = useSummaries(station, t);
  // Nothing is taken there of a child, so nothing leads to it.
  const shown = sections.filter((name) => name !== "fingers" || !guardianSigns);
  const [open, setOpen] = useState<SectionName>(
    () => shown.find((name) => !summaries[name].isDone) ?? "review",
  );
  const list = useRef<HTMLOListElement>(null);
  const finish = useFinish(station, t);

  // The button that was pressed goes with what it was about: a part that is used, taken, removed or sent, or a device.
  const { usable, unsent, watch } = station;
  const states = items.map(({ state }) => state);
  const standing = [...states, usable.length, unsent.length, watch.isOn, watch.isStopped].join();
  const before = useRef(standing);
  useEffect(() => {
    if (before.current === standing) return undefined;
    before.current = standing;
    return watchLostFocus(() =>
      list.current?.querySelector<HTMLElement>("[aria-current=step] h2")?.focus({ preventScroll: true }),
    );
  }, [standing]);

  function go(name: SectionName): void {
    setOpen(name);
    // One that is open already takes the focus too.
    const part = open === name && list.current?.querySelector<HTMLElement>(`[data-step=${name}]`);
    if (part) (targets[name](part) ?? part.querySelector<HTMLElement>("h2"))?.focus();
  }
  const labelOf = (name: SectionName) => t("goTo", { section: t(name) });
  useShortcut({ keys: "Alt+1", label: labelOf("photo") }, () => go("photo"));
  useShortcut({ keys: "Alt+2", label: labelOf("fingers") }, guardianSigns ? undefined : () => go("fingers"));
  useShortcut({ keys: "Alt+3", label: labelOf("sign") }, () => go("sign"));
  useShortcut({ keys: "Alt+4", label: labelOf("review") }, () => go("review"));
  useShortcut({ keys: "Control+Enter", label: t("finish") }, () => {
    if (finish.isReady && !finish.needsSupervisor) void finish.submit();
    else if (open !== "review") go("review");
  });

  const contents: Readonly<Record<SectionName, () => ReactNode>> = {
    photo: () => <PhotoSection station={station} t={t} />,
    fingers: () => <FingersSection station={station} t={t} />,
    sign: () => <SignatureSection station={station} t={t} />,
    review: () => <ReviewSection station={station} finish={finish} t={t} />,
  };
  return (
    <StepList ref={list}>
      {sections.map((name, place) => {
        const { text, isDone } = summaries[name];
        const isOpen = open === name;
        const next = shown[shown.indexOf(name) + 1];
        const state = isOpen ? "now" : isDone ? "done" : "next";
        return (
          <StepListItem
            key={name}
            name={name}
            number={place + 1}
            state={state}
            stateLabel={t(state)}
            heading={t(name)}
            summary={!isOpen && <bdi>{text}</bdi>}
            keepsFocus
            keepsWork={name === "photo" ? look.isUnused : name === "review" && finish.isVouching}
            findTarget={targets[name]}
            action={
              !isOpen &&
              shown.includes(name) && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t("openSection", { section: t(name) })}
                  onPress={() => go(name)}
                >
                  {t("open")}
                </Button>
              )
            }
          >
            {contents[name]()}
            {next && (
              <div className={css.onward}>
                <Button variant={isDone ? "primary" : "secondary"} onPress={() => go(next)}>
                  {t("continueTo", { section: t(next) })}
                </Button>
              </div>
            )}
          </StepListItem>
        );
      })}
    </StepList>
  );
}

import { compareClocks } from "@id-desk/core";
import { createTones } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { version } from "../../runtime/registry/version.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { diagnosticsCopy } from "./Diagnostics.copy.ts";
import {
  describeBrowser,
  describeCameras,
  describeClock,
  describeConnection,
  describeFingerprintReader,
  describeScanner,
  describeScreen,
  describeStorage,
  mayAskForReader,
} from "./describe-computer.ts";

type Words = Translate<typeof diagnosticsCopy.texts>;

/** What became of the sound that was played. */
type SoundTrial = "soundUntried" | "soundTried" | "soundHeard" | "soundUnheard";

/** What takes a moment to find out. */
interface Answers {
  readonly server?: string;
  readonly clock?: string;
  readonly cameras?: Awaited<ReturnType<typeof describeCameras>>;
  readonly scanner?: string;
  readonly storage?: string;
}

const longestWait = 10_000;

/** Finds out what this computer, its browser and its way to the server can do, without asking anybody for leave. */
export function useDiagnostics(portalVersion: string | undefined, t: Words) {
  const { dateTime } = useDates();
  const answers = useAnswers(t);
  const reader = useReaderCheck(t);
  const trial = useSoundTrial();
  const [copyOutcome, setCopyOutcome] = useState<"copied" | "notCopied">();

  const checking = t("checking");
  const read = (cameras: string | undefined) =>
    [
      ["build", portalVersion ? t("buildOfPortal", { portal: portalVersion, screens: version }) : version],
      ["browser", describeBrowser(t)],
      ["screen", describeScreen(t)],
      ["connection", describeConnection(t)],
      ["server", answers.server ?? checking],
      ["clock", answers.clock ?? checking],
      ["cameras", cameras ?? checking],
      ["scanner", answers.scanner ?? checking],
      ["reader", reader.answer ?? checking],
      ["storage", answers.storage ?? checking],
      ["sound", t(trial.sound)],
    ] as const;
  const { server, clock, cameras, scanner, storage } = answers;

  return {
    /** Each fact with its name; what is still asked for says so. */
    facts: read(cameras?.shown).map(([id, value]) => ({ id, term: t(id), value })),
    isChecking: [server, clock, cameras, scanner, reader.answer, storage].includes(undefined),
    /** Asks the reader of fingerprints; nothing where it is asked without a press. */
    checkReader: reader.check,
    ...trial,
    copyOutcome,
    async copy() {
      const at = dateTime(new Date().toISOString());
      // A camera can be called after the person who owns it: only their number is copied.
      const lines = read(cameras?.counted).map(([id, value]) => `${t(id)}: ${value}`);
      try {
        await navigator.clipboard.writeText([t("copiedTitle", { at }), ...lines].join("\n"));
        setCopyOutcome("copied");
      } catch {
        setCopyOutcome("notCopied");
      }
    },
  };
}

function useAnswers(t: Words): Answers {
  const { storage, options } = useRegistry();
  const { baseUrl, fetch } = options;
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), longestWait);
    let isShown = true;
    const add = (answer: Answers) => {
      if (isShown) setAnswers((earlier) => ({ ...earlier, ...answer }));
    };
    void compareClocks({ baseUrl, fetch, signal: stop.signal }).then((comparison) =>
      add({
        server: comparison
          ? t("serverAnswers", { milliseconds: Math.round(comparison.roundTrip) })
          : t("serverSilent"),
        clock: describeClock(comparison, t),
      }),
    );
    void describeCameras(t).then((cameras) => add({ cameras }));
    void describeScanner(t).then((text) => add({ scanner: text }));
    void describeStorage(storage, t).then((text) => add({ storage: text }));
    return () => {
      isShown = false;
      clearTimeout(timer);
      stop.abort();
    };
  }, [baseUrl, fetch, storage, t]);
  return answers;
}

/** Asks the reader of fingerprints; at a press alone where the browser may ask staff for permission first. */
function useReaderCheck(t: Words) {
  const reader = useRegistry().options.devices?.fingerprint;
  const [isByHand, setByHand] = useState<boolean>();
  const [presses, setPresses] = useState(0);
  const [answer, setAnswer] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void mayAskForReader(reader).then((mayAsk) => isShown && setByHand(mayAsk));
    return () => {
      isShown = false;
    };
  }, [reader]);
  useEffect(() => {
    if (isByHand === undefined) return;
    const stop = new AbortController();
    const isAsked = !isByHand || presses > 0;
    setAnswer(isAsked ? undefined : t("readerToAllow"));
    if (isAsked)
      void describeFingerprintReader(reader, stop.signal, t).then((text) => {
        if (!stop.signal.aborted) setAnswer(text);
      });
    return () => stop.abort();
  }, [reader, isByHand, presses, t]);
  return { answer, check: isByHand ? () => setPresses((count) => count + 1) : undefined };
}

function useSoundTrial() {
  const [sound, setSound] = useState<SoundTrial>("soundUntried");
  const tones = useRef<ReturnType<typeof createTones>>(undefined);
  useEffect(() => {
    const created = createTones();
    tones.current = created;
    return () => created.close();
  }, []);
  return {
    sound,
    playSound() {
      tones.current?.play("ok");
      setSound("soundTried");
    },
    answerSound: (isHeard: boolean) => setSound(isHeard ? "soundHeard" : "soundUnheard"),
  };
}

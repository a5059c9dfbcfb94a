/** What a scan's tone says. */
export type ScanTone = "ok" | "duplicate" | "error";

/** Plays the tones of scanning. */
export type ScanTones = {
  play: (kind: ScanTone) => void;
  /** Gives the sound device back; nothing plays afterwards. */
  close: () => void;
};

/** How tones are made. */
export type ScanTonesOptions = {
  /** Asked before each tone, so that whoever remembers the choice keeps it. */
  isMuted?: (() => boolean) | undefined;
  /** From 0 to 1; asked before each tone where it is a function. */
  volume?: number | (() => number) | undefined;
  /** Where the sound comes from; the browser's own when left out. */
  createContext?: (() => AudioContext) | undefined;
};

/** One beep: its pitch in hertz, when it begins and how long it lasts in seconds. */
type Beep = { pitch: number; from: number; lasts: number; wave: OscillatorType };

// Told apart by number and length as much as by pitch, for those who hear some pitches badly.
const beeps: Record<ScanTone, readonly Beep[]> = {
  ok: [{ pitch: 1320, from: 0, lasts: 0.09, wave: "sine" }],
  duplicate: [
    { pitch: 660, from: 0, lasts: 0.09, wave: "triangle" },
    { pitch: 660, from: 0.15, lasts: 0.09, wave: "triangle" },
  ],
  error: [{ pitch: 196, from: 0, lasts: 0.45, wave: "square" }],
};

/**
 * Makes the tones that tell somebody who looks at what is scanned and not at the screen how a scan went: one high beep,
 * two middle ones, one long low one. Silent where the browser has no sound; every tone says what is written too.
 */
export function createTones({ isMuted, volume = 0.25, createContext }: ScanTonesOptions = {}): ScanTones {
  const open = createContext ?? (() => new AudioContext());
  let context: AudioContext | undefined;
  let isClosed = false;

  function beep(device: AudioContext, { pitch, from, lasts, wave }: Beep, loudest: number) {
    const begin = device.currentTime + from;
    const end = begin + lasts;
    const oscillator = device.createOscillator();
    const loudness = device.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = pitch;
    // Rises and falls within a few milliseconds; a hard edge would click.
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(loudest, begin + 0.008);
    loudness.gain.setValueAtTime(loudest, end - 0.02);
    loudness.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(loudness).connect(device.destination);
    oscillator.start(begin);
    oscillator.stop(end);
  }

  return {
    play(kind) {
      if (isClosed || isMuted?.()) return;
      try {
        context ??= open();
        // Browsers hold sound back until somebody has pressed a key.
        if (context.state === "suspended") context.resume().catch(() => undefined);
        const loudest = typeof volume === "function" ? volume() : volume;
        for (const each of beeps[kind]) beep(context, each, loudest);
      } catch {
        // No sound device: what the tone says is written and spoken anyway.
      }
    },
    close() {
      isClosed = true;
      context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}

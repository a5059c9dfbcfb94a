import type { FingerprintAgent } from "./start-agent.ts";

/** What can be typed while the agent runs. */
export const commands = `quality 20,20,70   the quality of the next prints; the last one stays. "none" is not measured
slow 3000          the finger comes and is read in so many milliseconds each
wrong              the next finger is another one, and the reader cannot tell
wrong noticed      the same with a reader that can tell
break              the reader is pulled out in the middle of the next print
unplug, plug       pull the reader out, connect it again
by hand            no finger comes by itself any more
touch              put a finger on the reader and lift it once it was read
hold, lift         put a finger on the reader and leave it there; lift it
`;

/** Does what a typed line says. Returns what is wrong with a line that is not understood. */
export function runCommand(line: string, agent: FingerprintAgent): string | undefined {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const detail = rest.join(" ");
  const run = actions[detail === "" ? word : `${word} ${detail}`];
  if (run) {
    run(agent);
    return undefined;
  }
  if (word === "quality") {
    const quality = readQuality(detail);
    if (!quality) return `"${detail}" has to be figures from 0 to 100 with commas between them, or none.`;
    agent.script({ quality });
    return undefined;
  }
  if (word === "slow") {
    const time = readWhole(detail);
    if (time === undefined) return `"${detail}" has to be a whole number of milliseconds.`;
    agent.script({ touchedAfter: time, readsFor: time });
    return undefined;
  }
  return `There is no command "${line.trim()}". The commands are:\n\n${commands}`;
}

const actions: Readonly<Record<string, (agent: FingerprintAgent) => void>> = {
  "": () => undefined,
  unplug: (agent) => agent.unplug(),
  plug: (agent) => agent.plug(),
  break: (agent) => agent.script({ breaks: true }),
  wrong: (agent) => agent.script({ wrong: "unnoticed" }),
  "wrong noticed": (agent) => agent.script({ wrong: "noticed" }),
  "by hand": (agent) => agent.script({ touchedAfter: undefined }),
  touch: (agent) => agent.touch(),
  hold: (agent) => agent.touch({ stays: true }),
  lift: (agent) => agent.lift(),
};

function readQuality(text: string): (number | null)[] | undefined {
  const figures = text.split(",").map((part) => (part.trim() === "none" ? null : readWhole(part.trim())));
  const isQuality = (figure: number | null | undefined): figure is number | null =>
    figure === null || (figure !== undefined && figure <= 100);
  return figures.every(isQuality) ? figures : undefined;
}

function readWhole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

import { createNetworkFailure, type FakeHandlers, refuse, reply, writeZone } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { createSimulatedCamera } from "../../testing/devices/simulated-camera.ts";
import { createSimulatedFingerprintReader } from "../../testing/devices/simulated-fingerprint-reader.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { open, play, press, see } from "../../testing/submission-story.tsx";
import {
  createExampleInteractions,
  createExampleWorkers,
  exampleCountries,
} from "../../testing/xpat/example-xpat.ts";
import { createXpatServer, type XpatServerOptions } from "../../testing/xpat/xpat-server.ts";
import { Xpat } from "./Xpat.tsx";

interface XpatStory extends XpatServerOptions {
  readonly handlers?: FakeHandlers;
  readonly readOnly?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
  /** Of the window, in pixels. */
  readonly width?: number;
}

const countries = exampleCountries.map((country) => ({
  ...country,
  ...(country.name === "Bangladesh" && { alpha3: "BGD" }),
}));

function Desk({
  handlers,
  readOnly,
  colorScheme = "light",
  direction = "ltr",
  width,
  ...options
}: XpatStory) {
  const [stage] = useState(() =>
    createTestRegistry({
      handlers: {
        ...createXpatServer(options).handlers,
        listCountries: () => reply(200, { countries }),
        ...handlers,
      },
      options: {
        devices: {
          camera: createSimulatedCamera(undefined, "head"),
          fingerprint: createSimulatedFingerprintReader(),
        },
      },
    }),
  );
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: width ? 12 : 24, ...(width && { inlineSize: width }) }}>
        <Xpat readOnly={readOnly} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/Xpat",
  component: Desk,
  parameters: { frame: "page" },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const never = () => new Promise<never>(() => undefined);
const find = (text: string) => async () =>
  userEvent.type(await body.findByRole("textbox", { name: /^Scan the passport/ }), `${text}{Enter}`);
const scan =
  (zone: Parameters<typeof writeZone>[0] = {}) =>
  async () => {
    for (const line of writeZone(zone)) await find(line)();
  };
const pick = (name: RegExp) => async () =>
  userEvent.click((await body.findAllByRole("radio", { name }))[0] as HTMLElement);
const fill = (name: RegExp, text: string) => async () => {
  const field = await body.findByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const answer =
  (isSame = true) =>
  async () => {
    for (const yes of await body.findAllByRole("radio", { name: "Yes" })) await userEvent.click(yes);
    if (!isSame) await userEvent.click((await body.findAllByRole("radio", { name: "No" }))[0] as HTMLElement);
  };

const identity = [scan(), open("Identity")];
const interaction = [...identity, answer(), press("Continue"), open("Interaction")];
const biometrics = [...interaction, pick(/^Same as permit/), press("Continue"), open("Biometrics")];
const review = [...biometrics, press("Continue"), open("Review and save")];
const saved = [...review, press("Save interaction")];
const newPerson = [scan({ number: "BX7777777" }), press("Register as new")];
const newReview = [
  ...newPerson,
  press("Continue"),
  open("Identity"),
  answer(),
  press("Continue"),
  open("Interaction"),
  fill(/^Notes/, "The permit is at home."),
  press("Continue"),
  open("Biometrics"),
  press("Continue"),
  open("Review and save"),
];
const [worker] = createExampleWorkers(1);
const [last = null] = createExampleInteractions(1);
const longName =
  "Ram Bahadur Thapa Magar Chhetri Gurung of Sindhupalchok, Son of Krishna Prasad Bhattarai Upadhyaya";
const alone = (change: Partial<NonNullable<typeof worker>>) => (worker ? [{ ...worker, ...change }] : []);

export const NobodyYet: Story = {};
export const ReadOnly: Story = { args: { readOnly: true } };
export const HalfOfTheZone: Story = {
  play: play(find(writeZone()[0] ?? ""), see("Now scan the next line of the passport.")),
};
export const WrongCheckDigit: Story = {
  play: play(
    find(writeZone()[0] ?? ""),
    find((writeZone()[1] ?? "").replace("910412", "910712")),
    see(/was not read right/),
  ),
};
export const CountryNotInTheList: Story = { play: play(scan({ country: "PHL" }), see(/is not in the list/)) };
export const NotANumber: Story = {
  play: play(find("12#"), see("A number of a passport or a permit has only letters, digits, / and -.")),
};
export const Looking: Story = {
  args: { handlers: { findExpatByPassport: never } },
  play: play(scan(), see("Looking for the person…")),
};
export const Unreachable: Story = {
  args: {
    handlers: {
      findExpatByPassport: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: play(scan(), see("The registry could not be asked.")),
};
export const NobodyFound: Story = { play: play(scan({ number: "BX7777777" }), see("Nobody was found.")) };
export const SeveralPeople: Story = { play: play(find("Islam"), see(/people were found/)) };
export const SeenLately: Story = {
  args: { people: alone({ last_interaction: last }) },
  play: play(scan(), see("Rafiqul Islam was seen recently.")),
};
export const NewPerson: Story = {
  play: play(...newPerson, fill(/^Date of birth/, "2090-01-01"), press("Continue")),
};
export const WithoutDocuments: Story = {
  play: play(press("No documents"), press("Continue"), see("Name is required.")),
};
export const Identity: Story = { play: play(...identity) };
export const IdentityNotAnswered: Story = { play: play(...identity, press("Continue")) };
export const IdentityInDoubt: Story = { play: play(...identity, answer(false), see(/is suggested/)) };
export const WithoutPhotographs: Story = { args: { extensions: [] }, play: play(...identity) };
export const Interaction: Story = { play: play(...interaction) };
export const EmployerDiffers: Story = {
  play: play(
    ...interaction,
    pick(/^Not in the registry/),
    fill(/^Name of the employer/, "A shop at the harbour"),
    press("Continue"),
    see("Notes are required."),
  ),
};
export const PermitExpired: Story = {
  args: {
    people: alone({
      permit: worker?.permit ? { ...worker.permit, status: "expired", valid_until: "2026-01-31" } : null,
    }),
  },
  play: play(...interaction),
};
export const ReportedAsMissing: Story = {
  args: {
    people: alone({
      permit: worker?.permit
        ? {
            ...worker.permit,
            status: "missing_reported",
            missing: { kind: "negligence", reported_on: "2026-10-02" },
          }
        : null,
    }),
  },
  play: play(...interaction),
};
export const WithoutSettings: Story = {
  args: { handlers: { getSettings: () => refuse("The registry is busy.", { status: 503 }) } },
  play: play(scan(), see(/^Could not load what the registry asks/)),
};
export const NothingToChooseFrom: Story = {
  args: {
    handlers: {
      listIslands: () => refuse("The registry is busy.", { status: 503 }),
      listOccupations: () => refuse("The registry is busy.", { status: 503 }),
    },
  },
  play: play(...interaction, see("Could not load the occupations.")),
};
export const Biometrics: Story = { play: play(...biometrics) };
export const Review: Story = { play: play(...review) };
export const Saving: Story = {
  args: { handlers: { recordInteraction: never } },
  play: play(...saved, see("Saving…")),
};
export const NotSaved: Story = {
  args: { handlers: { recordInteraction: () => refuse("The interaction is not valid.") } },
  play: play(...saved, see("The interaction was not saved.")),
};
export const SaveUnanswered: Story = {
  args: { handlers: { recordInteraction: () => refuse("The registry is busy.", { status: 503 }) } },
  play: play(...saved, see("The interaction may have been saved.")),
};
export const FieldRefused: Story = {
  args: {
    handlers: {
      recordInteraction: () => refuse("Site is not valid.", { errors: { site: ["Site is not valid."] } }),
    },
  },
  play: play(...saved, open("Interaction"), see("Site is not valid.")),
};
export const MayBeTheSame: Story = {
  play: play(...newReview, press("Save interaction"), see("May be the same person")),
};
export const SomebodyElse: Story = {
  play: play(...newReview, press("Save interaction"), press("Somebody else"), press("Save as somebody else")),
};
export const TheSamePerson: Story = {
  args: { people: createExampleWorkers(1) },
  play: play(
    ...newReview,
    press("Save interaction"),
    press("The same person as Rafiqul Islam"),
    open("Interaction"),
  ),
};
export const Saved: Story = { play: play(...saved, see("Interaction number")) };
export const SavedWithoutNumber: Story = {
  args: { handlers: { recordInteraction: () => reply(201, { message: "Interaction saved" }) as never } },
  play: play(...saved, see("The interaction number is in the list of interactions.")),
};
export const Leaving: Story = {
  play: play(...identity, press("Another person"), see("Leave this interaction?")),
};
export const LongNames: Story = {
  args: { people: alone({ name: longName }), width: 320 },
  play: play(...interaction),
};
export const Narrow: Story = { args: { width: 320 }, play: play(...identity) };
export const Dark: Story = { args: { colorScheme: "dark" }, play: play(...interaction) };
export const DarkIdentity: Story = { args: { colorScheme: "dark" }, play: play(...identity) };
export const RightToLeft: Story = { args: { direction: "rtl" }, play: play(...interaction) };
export const RightToLeftIdentity: Story = { args: { direction: "rtl" }, play: play(...identity) };
export const RightToLeftDark: Story = {
  args: { direction: "rtl", colorScheme: "dark" },
  play: play(...newReview, press("Save interaction"), see("May be the same person")),
};

import type { ApplicantBiometrics, Extension } from "@id-desk/core";
import {
  createApplicationSummary,
  createCapturedPart,
  createCaptureSet,
  createNetworkFailure,
  createPerson,
  type FakeHandlers,
  islandCenter,
  refuse,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { createCaptureServer } from "../../testing/capture-server.ts";
import { createSimulatedCamera } from "../../testing/devices/simulated-camera.ts";
import {
  createSimulatedFingerprintReader,
  type SimulatedReaderScript,
} from "../../testing/devices/simulated-fingerprint-reader.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { BiometricsCapture } from "./BiometricsCapture.tsx";

interface CaptureStory {
  readonly biometrics?: Partial<ApplicantBiometrics>;
  readonly fingers?: readonly object[];
  readonly extensions?: readonly Extension[];
  readonly handlers?: FakeHandlers;
  readonly reader?: SimulatedReaderScript;
  readonly idNumber?: string;
  readonly readOnly?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
}

const tenFingers = (["right", "left"] as const).flatMap((hand) =>
  (["thumb", "index", "middle", "ring", "little"] as const).map((finger) => ({
    hand,
    finger,
    required: true,
    least_quality: 40,
  })),
);
const [rightThumb] = tenFingers;

function Station({
  biometrics,
  fingers = tenFingers,
  extensions,
  handlers,
  reader,
  idNumber = "A100101",
  readOnly,
  colorScheme = "light",
  direction = "ltr",
}: CaptureStory) {
  const [stage] = useState(() => {
    const server = createCaptureServer(biometrics, {
      settings: { fingers },
      ...(extensions && { extensions }),
    });
    return createTestRegistry({
      handlers: { ...server.handlers, ...handlers },
      options: {
        devices: {
          camera: createSimulatedCamera(undefined, "head"),
          fingerprint: createSimulatedFingerprintReader(reader),
        },
      },
    });
  });
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: 24 }}>
        <BiometricsCapture idNumber={idNumber} readOnly={readOnly} />
      </main>
    </Stage>
  );
}

const meta = {
  title: "Screens/BiometricsCapture",
  component: Station,
  parameters: { frame: "page" },
  // What is checked is the answered page, not the moment before.
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      if (canvasElement.querySelector('[aria-busy="true"]')) throw new Error("The page is not answered yet.");
    });
  },
} satisfies Meta<typeof Station>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const press =
  (...names: readonly (string | RegExp)[]): NonNullable<Story["play"]> =>
  async (context) => {
    await meta.play(context);
    for (const name of names) await userEvent.click(await body.findByRole("button", { name }));
  };
const photo = createCapturedPart({
  id: 301,
  kind: "photo",
  hand: null,
  finger: null,
  quality: null,
  taken_with: "camera",
  checks: [
    { code: "size", result: "passed" },
    { code: "sharpness", result: "passed" },
    { code: "face", result: "not_checked" },
  ],
});
const failedPhoto = {
  ...photo,
  checks: [{ code: "background", result: "failed" as const }],
  reason: "There is no other wall here",
};
const signature = createCapturedPart({ id: 302, kind: "signature", hand: null, finger: null, quality: null });
const prints = tenFingers.map(({ hand, finger }, at) =>
  createCapturedPart({ id: 310 + at, hand, finger, quality: at === 3 ? 31 : 60 + at }),
);
const exceptions = tenFingers.map(({ hand, finger }, at) => ({
  id: 340 + at,
  kind: "finger" as const,
  hand,
  finger,
  lasts: "permanent" as const,
  reason: "amputated",
  notes: null,
  recorded_at: "2026-11-19T05:10:00Z",
  recorded_by: null,
}));
const whole = createCaptureSet({ parts: [photo, ...prints, signature] });
const noFingers = createCaptureSet({ parts: [photo, signature], exceptions });
const recently = new Date(Date.now() - 200 * 86_400_000).toISOString();
const stored = [photo, ...prints.slice(0, 3), signature].map((part) => ({ ...part, captured_at: recently }));

export const NothingTaken: Story = {};
export const Filming: Story = { play: press("Use the camera") };
export const Fingers: Story = { play: press("Open Fingers") };
export const SomeFingers: Story = {
  args: { biometrics: { set: createCaptureSet({ parts: [photo, ...prints.slice(0, 6)] }) } },
};
export const LowQuality: Story = {
  args: { reader: { quality: 20 }, fingers: [rightThumb ?? {}] },
  play: press("Open Fingers", "Take right thumb"),
};
export const WhyAFingerCannotBeTaken: Story = { play: press("Open Fingers", "Cannot be taken") };
export const Signature: Story = {
  args: { biometrics: { set: createCaptureSet({ parts: [photo, ...prints] }) } },
};
export const SignatureTaken: Story = {
  args: { biometrics: { set: whole } },
  play: press("Open Signature"),
};
export const SomethingMissing: Story = {
  args: { biometrics: { set: createCaptureSet({ parts: [photo, ...prints.slice(0, 9)] }) } },
  play: press("Open Review"),
};
export const Review: Story = { args: { biometrics: { set: whole } } };
export const ForASupervisor: Story = {
  args: { biometrics: { set: { ...noFingers, parts: [failedPhoto, signature] } } },
};
export const Vouching: Story = {
  args: { biometrics: { set: noFingers } },
  play: press("Ask a supervisor"),
};
export const WaitsForASupervisor: Story = {
  args: { biometrics: { set: { ...noFingers, waits_for_supervisor: true } } },
};
export const FromBefore: Story = { args: { biometrics: { stored } } };
export const Child: Story = {
  args: {
    biometrics: { applicant: createPerson({ date_of_birth: `${new Date().getFullYear() - 4}-01-05` }) },
  },
};
export const OtherDevice: Story = { play: press("Use another device") };
export const NotSent: Story = {
  args: {
    fingers: [rightThumb ?? {}],
    handlers: {
      sendFingerprint: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: async (context) => {
    await press("Open Fingers", "Take right thumb")(context);
    await body.findByText("Right thumb was not saved. The connection was lost.");
  },
};
export const Refused: Story = {
  args: {
    biometrics: { set: whole },
    handlers: { submitBiometrics: () => refuse("The fee is not known.", { status: 400 }) },
  },
  play: press("Save and finish"),
};
export const Changed: Story = {
  args: {
    biometrics: { set: whole },
    handlers: {
      submitBiometrics: () =>
        refuse("These biometrics were changed by Ibrahim Waheed.", {
          status: 409,
          code: "biometrics_changed",
          context: { version: 9, changed_by: { username: "clerk.two", fullname: "Ibrahim Waheed" } },
        }),
    },
  },
  play: press("Save and finish"),
};
export const SubmittedByAColleague: Story = {
  args: {
    biometrics: {
      set: {
        ...whole,
        closed_at: "2026-11-19T09:05:00Z",
        closed_by: { username: "clerk.two", fullname: "Ibrahim Waheed" },
      },
    },
  },
};
export const NotRemoved: Story = {
  args: {
    biometrics: { set: createCaptureSet({ parts: [photo, ...prints.slice(0, 6)] }) },
    handlers: { removeCapturedPart: () => refuse("The registry is busy.", { status: 503 }) },
  },
  play: press(/^Right thumb: /, "Remove"),
};
export const Saved: Story = { args: { biometrics: { set: whole } }, play: press("Save and finish") };
export const WithoutSets: Story = { args: { extensions: [] } };
export const NoApplication: Story = { args: { biometrics: { application: null } } };
export const NotWaiting: Story = { args: { biometrics: { application: createApplicationSummary() } } };
export const Elsewhere: Story = {
  args: {
    biometrics: {
      application: createApplicationSummary({
        status: "pending_biometrics",
        created_center: islandCenter,
        collection_center: islandCenter,
      }),
    },
  },
};
export const NotFound: Story = {
  args: { handlers: { getApplicantBiometrics: () => refuse("Person not found.", { status: 404 }) } },
};
export const InvalidNumber: Story = { args: { idNumber: "12345" } };
export const Loading: Story = {
  args: { handlers: { getApplicantBiometrics: () => new Promise(() => undefined) } },
  play: async () => undefined,
};
export const Failed: Story = {
  args: { handlers: { getApplicantBiometrics: () => refuse("database is away", { status: 500 }) } },
};
export const Forbidden: Story = {
  args: {
    handlers: {
      getApplicantBiometrics: () => refuse("You do not have access to this area.", { status: 403 }),
    },
  },
};
export const ReadOnly: Story = { args: { biometrics: { set: whole }, readOnly: true } };
export const LongNames: Story = {
  args: {
    biometrics: {
      set: whole,
      applicant: createPerson({
        name_en:
          "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla",
        name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ ތަކުރުފާނު",
        holds: [{ code: "court", label: "Court order 12/2026" }],
      }),
    },
  },
};
export const Dark: Story = { args: { biometrics: { set: whole }, colorScheme: "dark" } };
export const RightToLeft: Story = { args: { biometrics: { set: whole }, direction: "rtl" } };

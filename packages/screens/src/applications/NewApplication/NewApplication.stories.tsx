import { createPerson, createStatusApplication, islandCenter, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import {
  findApplicant,
  giveFiles,
  IntakeStage,
  type IntakeStory,
  pressEach,
  showBiometrics,
  showDocuments,
  showPhone,
  showRequest,
  showReview,
  showSection,
  submitApplication,
} from "../../testing/intake-story.tsx";
import { NewApplication } from "./NewApplication.tsx";

function Intake(story: IntakeStory) {
  return <IntakeStage {...story} draw={(props) => <NewApplication {...props} />} />;
}

const meta = {
  title: "Screens/NewApplication",
  component: Intake,
  parameters: { frame: "page" },
} satisfies Meta<typeof Intake>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const child = createPerson({ id_number: "A100101", date_of_birth: "2015-05-01" });
const longNames = createPerson({
  id_number: "A100101",
  name_en:
    "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla",
  name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ ތަކުރުފާނު",
});
const active = (change: object) => ({
  applications: [createStatusApplication({ status: "under_review", ...change })],
});
const choose = async (name: RegExp) => {
  await showRequest();
  await userEvent.click(await body.findByRole("radio", { name }));
};
async function lookUpGuardian(idNumber: string): Promise<void> {
  await showRequest();
  await userEvent.type(await body.findByRole("textbox", { name: /guardian/ }), `${idNumber}{Enter}`);
  await body.findByText(/apply for the applicant\.$/);
}

export const Nobody: Story = {};
export const Draft: Story = {
  args: { drafts: [{ idNumber: "A100101", content: {} }] },
  play: async () => void (await body.findByText(/^Go on with/)),
};
export const WrongNumber: Story = { play: async () => findApplicant("A12345") };
export const NotFound: Story = {
  play: async () => {
    await findApplicant("A999999");
    await body.findByText("No record was found for A999999.");
  },
};
export const NotAnswered: Story = {
  args: { handlers: { getPersonStatus: () => refuse("database is away", { status: 500 }) } },
  play: async () => {
    await findApplicant();
    await body.findByRole("button", { name: "Try again" });
  },
};
export const Found: Story = {
  play: async () => {
    await findApplicant();
    await body.findByRole("checkbox", { name: /details match/ });
  },
};
export const Active: Story = {
  args: { status: active({ is_ours: true }) },
  play: async () => {
    await findApplicant();
    await body.findByText("This person already has an application.");
  },
};
export const ActiveElsewhere: Story = {
  args: { status: active({ is_ours: false, created_center: islandCenter }) },
  play: Active.play ?? (async () => undefined),
};
export const Deceased: Story = {
  args: { status: { person: createPerson({ id_number: "A100101", is_deceased: true }) } },
  play: async () => {
    await findApplicant();
    await body.findByText("No application can be made.");
  },
};
export const Hold: Story = {
  args: {
    status: {
      person: createPerson({
        id_number: "A100101",
        holds: [{ code: "court", label: "Court order 12/2026" }],
      }),
    },
  },
  play: Deceased.play ?? (async () => undefined),
};
export const Renewal: Story = { play: showRequest };
export const Lost: Story = { play: async () => choose(/^Lost card/) };
export const Damaged: Story = { play: async () => choose(/^Damaged card/) };
export const ChangeOfDetails: Story = {
  play: async () => {
    await choose(/^Change of details/);
    await pressEach("Continue");
  },
};
export const FirstCard: Story = { args: { status: { cards: [] } }, play: showRequest };
export const Guardian: Story = {
  args: { status: { person: child, cards: [] } },
  play: async () => lookUpGuardian("A100102"),
};
export const YoungGuardian: Story = {
  args: { status: { person: child, cards: [] } },
  play: async () => lookUpGuardian("A100107"),
};
export const Documents: Story = { play: showDocuments };
export const SameFileTwice: Story = {
  args: { status: { person: createPerson({ id_number: "A100101" }) } },
  play: async () => {
    await choose(/^Damaged card/);
    await userEvent.click(await body.findByRole("checkbox", { name: /old card/ }));
    await pressEach("Continue");
    await showSection("documents");
    await giveFiles("one.jpg", "two.jpg");
    await body.findByText(/This is the same file/);
  },
};
export const DocumentRefused: Story = {
  args: {
    handlers: { addIssuanceDocument: () => refuse("The PDF has a script.", { code: "file_refused" }) },
  },
  play: async () => {
    await showDocuments();
    await giveFiles("slip.jpg");
    await body.findAllByText(/The PDF has a script/);
  },
};
export const BiometricsFromBefore: Story = { play: showBiometrics };
export const NoBiometrics: Story = { args: { before: "none" }, play: showBiometrics };
export const CaptureHere: Story = {
  args: { before: "none" },
  play: async () => {
    await showBiometrics();
    await pressEach("Capture here");
    await body.findByRole("button", { name: "Use these biometrics" });
  },
};
export const BiometricsNotRead: Story = {
  args: { handlers: { getApplicantBiometrics: () => refuse("database is away", { status: 500 }) } },
  play: async () => {
    await showDocuments();
    await giveFiles("slip.jpg");
    await body.findByText("Could not load the biometrics from before.");
  },
};
export const Phone: Story = { play: async () => showPhone() };
export const CodeSent: Story = {
  play: async () => {
    await showPhone();
    await pressEach("Send code");
    await body.findByRole("textbox", { name: /^Code/ });
  },
};
export const CodeWrong: Story = {
  play: async () => {
    await showPhone();
    await pressEach("Send code");
    await userEvent.type(await body.findByRole("textbox", { name: /^Code/ }), "000000{Enter}");
    await body.findAllByText(/not valid/);
  },
};
export const Review: Story = { play: async () => showReview() };
export const ReviewOfChanges: Story = {
  play: async () => {
    await choose(/^Change of details/);
    await userEvent.type(await body.findByRole("textbox", { name: /^Address/ }), "Asurumaage, Malé");
    await pressEach("Continue");
    await showSection("documents");
    await giveFiles("slip.jpg");
    await showSection("biometrics");
    await pressEach("Use these", "Send code");
    await userEvent.type(await body.findByRole("textbox", { name: /^Code/ }), "123456{Enter}");
    await showSection("review");
  },
};
export const FileUsed: Story = {
  args: {
    refusals: [
      refuse("File path missing", {
        code: "file_path_missing",
        errors: { "documents.payment_slip": ["File path missing"] },
      }),
    ],
  },
  play: async () => {
    await submitApplication();
    await showSection("documents");
  },
};
export const NotSubmitted: Story = {
  args: { refusals: [refuse("The server is away.", { status: 503 })] },
  play: async () => {
    await submitApplication();
    await body.findByText("The application was not submitted.");
  },
};
export const Submitted: Story = {
  play: async () => {
    await submitApplication();
    await body.findByText("Application number");
  },
};
export const SubmittedWithoutBiometrics: Story = {
  args: { before: "none" },
  play: async () => {
    await submitApplication("Capture later");
    await body.findByText("Application number");
  },
};
export const MessageAlone: Story = {
  args: {
    handlers: {
      submitApplication: () =>
        new Response(JSON.stringify({ message: "Application submitted" }), {
          status: 201,
          headers: { "Content-Type": "application/json" },
        }),
    },
  },
  play: async () => {
    await submitApplication();
    await body.findByText(/did not say its number/);
  },
};
export const Leaving: Story = {
  play: async () => {
    await showRequest();
    await pressEach("Another person");
    await body.findByRole("alertdialog");
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const LongNames: Story = { args: { status: { person: longNames } }, play: showRequest };
export const Dark: Story = { args: { colorScheme: "dark" }, play: showRequest };
export const DarkSubmitted: Story = {
  args: { colorScheme: "dark" },
  play: Submitted.play ?? (async () => undefined),
};
export const RightToLeft: Story = { args: { direction: "rtl" }, play: async () => showReview() };

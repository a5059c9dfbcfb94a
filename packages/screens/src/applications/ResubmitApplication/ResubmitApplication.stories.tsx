import { refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import {
  giveFiles,
  IntakeStage,
  type IntakeStory,
  pressEach,
  showSection,
} from "../../testing/intake-story.tsx";
import { ResubmitApplication } from "./ResubmitApplication.tsx";

const reasons = {
  photo: { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
  signature: { code: "missing_signature", field: "signature", text: "Signature is missing" },
  fingers: { code: "fingerprints_unclear", field: "fingerprints", text: "Fingerprints unclear" },
  paper: { code: "wrong_document", field: "documents", text: "Wrong document" },
  name: { code: "name_mismatch", field: "name", text: "The name does not match the birth certificate" },
  other: { code: "not_entitled", field: null, text: "Not entitled to a card" },
};

const returnedFor = (...names: readonly (keyof typeof reasons)[]) => ({
  returned: { id: 41, return_reasons: names.map((name) => reasons[name]) },
});

function Resubmission(story: IntakeStory) {
  return <IntakeStage {...story} draw={(props) => <ResubmitApplication applicationId={41} {...props} />} />;
}

const meta = {
  title: "Screens/ResubmitApplication",
  component: Resubmission,
  parameters: { frame: "page" },
} satisfies Meta<typeof Resubmission>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const explain = async (reason: RegExp) =>
  userEvent.type(await body.findByRole("textbox", { name: reason }), "The applicant cannot hold a pen.");

export const Biometrics: Story = {
  args: returnedFor("photo", "signature"),
  play: async () => showSection("biometrics"),
};
export const Fingerprints: Story = {
  args: returnedFor("fingers"),
  play: async () => showSection("biometrics"),
};
export const Documents: Story = { args: returnedFor("paper"), play: async () => showSection("documents") };
export const Name: Story = { args: returnedFor("name"), play: async () => showSection("request") };
export const AnotherField: Story = { args: returnedFor("other"), play: async () => showSection("review") };
export const Answered: Story = {
  args: returnedFor("paper", "other"),
  play: async () => {
    await showSection("documents");
    await giveFiles("right.jpg");
    await showSection("review");
    await explain(/Not entitled/);
  },
};
export const Phone: Story = {
  args: returnedFor("other"),
  play: async () => {
    await showSection("review");
    await pressEach("Edit Phone");
    await showSection("phone");
  },
};
export const NotReturned: Story = {
  args: { returned: { id: 41, status: "under_review" } },
  play: async () => void (await body.findByText(/cannot be resubmitted/)),
};
export const Refused: Story = {
  args: { ...returnedFor("other"), refusals: [refuse("The server is away.", { status: 503 })] },
  play: async () => {
    await showSection("review");
    await explain(/Not entitled/);
    await userEvent.click(await body.findByRole("checkbox", { name: /declares/ }));
    await pressEach(/^Resubmit/);
    await body.findByText("The application was not resubmitted.");
  },
};
export const Loading: Story = {
  args: { handlers: { getCenterApplication: () => new Promise(() => undefined) } },
};
export const Failed: Story = {
  args: { handlers: { getCenterApplication: () => refuse("database is away", { status: 500 }) } },
  play: async () => void (await body.findByText("Could not load the application.")),
};
export const ReadOnly: Story = { args: { ...returnedFor("photo"), readOnly: true } };
export const Dark: Story = {
  args: { ...returnedFor("photo", "signature"), colorScheme: "dark" },
  play: async () => showSection("biometrics"),
};
export const RightToLeft: Story = {
  args: { ...returnedFor("photo", "signature"), direction: "rtl" },
  play: async () => showSection("biometrics"),
};

import { createPerson, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bornFor } from "../../testing/submission-server.ts";
import {
  choose,
  give,
  open,
  pick,
  play,
  press,
  SubmissionDesk,
  type SubmissionStory,
  see,
  tick,
  type,
} from "../../testing/submission-story.tsx";
import { ResubmitApplication } from "./ResubmitApplication.tsx";

function Desk(story: SubmissionStory) {
  return (
    <SubmissionDesk {...story}>
      <ResubmitApplication applicationId={41} readOnly={story.readOnly} />
    </SubmissionDesk>
  );
}

const photo = { code: "photo_too_dark", field: "photo", text: "Photo too dark" };
const slip = { code: "wrong_document", field: "documents", text: "The slip cannot be read" };
const name = { code: "name_differs", field: "name", text: "The name differs from the birth certificate" };
const unknown = { code: "other", field: "another_field", text: "Ask the registry" };
const longText = `${"Donaudampfschifffahrtsgesellschaftskapitänshaus ".repeat(4)}މުޙައްމަދު ނަޞީރު`;

const meta = {
  title: "Screens/ResubmitApplication",
  component: Desk,
  parameters: { frame: "page" },
  args: { returned: { return_reasons: [photo, slip] } },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const explained = [
  type(/^Explanation of: .*Ask the registry/, "The registry knows of it."),
  tick(/declares/),
] as const;
const never = () => new Promise<never>(() => undefined);
const ofReasons = (...return_reasons: readonly (typeof photo)[]): SubmissionStory => ({
  returned: { return_reasons: [...return_reasons] },
});

export const Loading: Story = { args: { handlers: { getCenterApplication: never } } };
export const NotLoaded: Story = {
  args: { handlers: { getCenterApplication: () => refuse("The registry is busy.", { status: 503 }) } },
  play: play(see("Could not load the application.")),
};
export const NotFound: Story = {
  args: { handlers: { getCenterApplication: () => refuse("Application not found.", { status: 404 }) } },
  play: play(see("Could not load the application.")),
};
export const NotReturned: Story = {
  args: { returned: { status: "submitted" } },
  play: play(see(/^This application cannot be resubmitted/)),
};
export const MadeOnline: Story = {
  args: { returned: { channel: "portal" } },
  play: play(see(/was made online/)),
};

export const PhotoReason: Story = { args: ofReasons(photo), play: play(open("Biometrics")) };
export const DocumentsReason: Story = { args: ofReasons(slip), play: play(open("Documents")) };
export const DocumentGiven: Story = {
  args: ofReasons(slip),
  play: play(
    open("Documents"),
    pick(/^Add another document/, "Court order"),
    give("Court order"),
    open("Review"),
  ),
};
export const NameReason: Story = { args: ofReasons(name), play: play(open("Request")) };
export const NameReasonOfAChange: Story = {
  args: {
    returned: {
      type: "change_of_details",
      changes: [{ field: "name_en", value: "Mohamed Nasir" }],
      return_reasons: [name],
    },
  },
  play: play(open("Request")),
};
export const PhoneReason: Story = {
  args: ofReasons({ code: "phone_wrong", field: "phone", text: "The number is wrong" }),
  play: play(open("Phone"), choose("Another number")),
};
export const UnknownField: Story = { args: ofReasons(unknown), play: play(open("Review")) };
export const Answered: Story = { args: ofReasons(unknown), play: play(open("Review"), ...explained) };
export const OneOfTwoAnswered: Story = {
  args: ofReasons(name, unknown),
  play: play(
    open("Request"),
    type(/^Explanation of: .*The name differs/, "It is as in the birth certificate"),
    press("Continue"),
    open("Review"),
  ),
};
export const OfAMinor: Story = {
  args: {
    returned: {
      applicant: createPerson({ date_of_birth: bornFor(8) }),
      guardian: { id_number: "A100200", name_en: "Aminath Naseer", name_dv: null, relationship: "mother" },
      return_reasons: [{ code: "wrong_guardian", field: "guardian", text: "Who applies?" }],
    },
  },
  play: play(open("Request")),
};

export const Refused: Story = {
  args: {
    ...ofReasons(unknown),
    handlers: { submitApplication: () => refuse("The registry is busy.", { status: 503 }) },
  },
  play: play(
    open("Review"),
    ...explained,
    press(/^Resubmit \(/),
    see("The application was not resubmitted."),
  ),
};
export const ChangedMeanwhile: Story = {
  args: {
    ...ofReasons(unknown),
    handlers: {
      submitApplication: () =>
        refuse("This application was changed.", {
          status: 409,
          code: "stale_version",
          context: { version: 5 },
        }),
    },
  },
  play: play(
    open("Review"),
    ...explained,
    press(/^Resubmit \(/),
    see("The application was not resubmitted."),
  ),
};
export const DraftOffered: Story = {
  args: {
    drafts: [
      {
        draft: "draft-of-a-return-01",
        version: 3,
        saved_at: "2026-11-18T09:05:00Z",
        id_number: "A100101",
        content: { values: { notes: "Kept notes" }, documents: {}, explanations: {} },
      },
    ],
  },
  play: play(see("Discard")),
};

export const ReadOnly: Story = { args: { readOnly: true }, play: play(see("You can view this page only.")) };
export const Dark: Story = { args: { colorScheme: "dark" }, play: play(open("Documents")) };
export const RightToLeft: Story = { args: { direction: "rtl" }, play: play(open("Documents")) };
export const Narrow: Story = { args: { width: 320 }, play: play(open("Documents")) };
export const LongWords: Story = {
  args: { ...ofReasons({ ...slip, text: longText }), width: 320 },
  play: play(open("Documents")),
};

import {
  createApplicationCard,
  createNetworkFailure,
  createPerson,
  islandCenter,
  refuse,
  reply,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { activeApplication, bornFor, guardians, storedParts } from "../../testing/submission-server.ts";
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
import { NewApplication } from "./NewApplication.tsx";

function Desk(story: SubmissionStory) {
  return (
    <SubmissionDesk {...story}>
      <NewApplication readOnly={story.readOnly} />
    </SubmissionDesk>
  );
}

const meta = {
  title: "Screens/NewApplication",
  component: Desk,
  parameters: { frame: "page" },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const scan = (code: string) => type(/^Scan the card or/, `${code}{Enter}`);
const find = [scan("A100101"), see("Mohamed Naseer")];
const matched = [...find, tick(/details match/), press("Continue"), open("Request")];
const documents = [...matched, choose("Renewal"), press("Continue"), open("Documents")];
const biometrics = [...documents, give("Payment slip"), open("Biometrics")];
const phone = [...biometrics, press("Capture later"), open("Phone")];
const sent = [...phone, press("Send code"), see(/^A code was sent to/)];
const review = [...sent, type(/^Code/, "123456{Enter}"), open("Review")];
const submitted = [...review, tick(/declares/), press("Submit application")];
const damaged = [
  ...matched,
  choose("Damaged card"),
  tick(/^The old card/),
  press("Continue"),
  open("Documents"),
];
const never = () => new Promise<never>(() => undefined);
const used = "The file has already been used. Please proceed with the upload process once more.";
const minor: SubmissionStory = { person: { date_of_birth: bornFor(8) }, status: { cards: [] } };
const longName =
  "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu, Daughter of Aminath Sheereen Abdulla";
const draft = {
  draft: "draft-of-a-renewal-1",
  version: 3,
  saved_at: "2026-11-18T09:05:00Z",
  id_number: "A100101",
  content: { values: { type: "renewal", notes: "Kept notes" }, documents: {}, explanations: {} },
};

export const NobodyYet: Story = {};
export const Loading: Story = {
  args: { handlers: { getPersonStatus: never } },
  play: play(scan("A100101"), see("Looking for the person…")),
};
export const NotAnIdNumber: Story = { play: play(scan("A12E456"), see("ID Number is not valid.")) };
export const NoIdNumberInTheCode: Story = {
  play: play(scan("DB-2026-000123"), see(/^This code holds no ID number/)),
};
export const NotFound: Story = { play: play(scan("A999999"), see(/^No record was found for/)) };
export const Unreachable: Story = {
  args: {
    handlers: {
      getPersonStatus: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: play(scan("A100101"), see("Try again")),
};
export const Found: Story = { play: play(...find) };
export const NotCompared: Story = { play: play(...find, press("Continue"), see(/^Compare the details/)) };
export const ActiveApplication: Story = {
  args: { status: { applications: [activeApplication()] } },
  play: play(...find, see("Open it")),
};
export const ActiveElsewhere: Story = {
  args: { status: { applications: [activeApplication({ is_ours: false, created_center: islandCenter })] } },
  play: play(...find, see("Show status")),
};
export const Deceased: Story = { args: { person: { is_deceased: true } }, play: play(...find) };
export const Hold: Story = {
  args: { person: { holds: [{ code: "court", label: "Court order 12/2026" }] } },
  play: play(...find),
};
export const AnotherPerson: Story = {
  play: play(...matched, choose("Renewal"), press("Another person"), see("Leave this application?")),
};

export const RenewalDue: Story = {
  args: {
    status: { cards: [createApplicationCard({ status: "completed", expiry_date: "2026-01-05" })] },
  },
  play: play(...matched, see(/^The card expires on/)),
};
export const FirstCard: Story = { args: { status: { cards: [] } }, play: play(...matched) };
export const LostCard: Story = { play: play(...matched, choose("Lost card"), press("Continue")) };
export const DamagedCard: Story = { play: play(...matched, choose("Damaged card"), press("Continue")) };
export const ChangeOfDetails: Story = {
  play: play(...matched, choose("Change of details"), press("Continue")),
};
export const NothingAllowed: Story = {
  args: {
    settings: { applications: { types: [{ code: "renewal", label: "Renewal", least_age: 99 }] } as never },
  },
  play: play(...find, tick(/details match/), press("Continue"), see(/allow this person no application/)),
};
export const WithoutSettings: Story = {
  args: { handlers: { getSettings: () => refuse("The registry is busy.", { status: 503 }) } },
  play: play(
    ...find,
    tick(/details match/),
    press("Continue"),
    see(/^Could not load what the registry asks/),
  ),
};
export const Guardian: Story = {
  args: minor,
  play: play(...matched, type(/^ID number of the guardian/, "A100200{Enter}"), see(/may apply/)),
};
export const GuardianOf17: Story = {
  args: minor,
  play: play(...matched, type(/^ID number of the guardian/, "A100217{Enter}"), see(/cannot apply/)),
};
export const GuardianIsTheApplicant: Story = {
  args: minor,
  play: play(...matched, type(/^ID number of the guardian/, "A100101{Enter}"), see(/is the applicant's/)),
};

export const NoDocuments: Story = { play: play(...documents) };
export const DocumentOnItsWay: Story = {
  args: { handlers: { addIssuanceDocument: never } },
  play: play(...documents, give("Payment slip"), see(/^Sending/)),
};
export const DocumentRefused: Story = {
  args: { handlers: { addIssuanceDocument: () => refuse("This file cannot be read.") } },
  play: play(...documents, give("Payment slip"), see("This file cannot be read.")),
};
export const SameFileTwice: Story = {
  play: play(
    ...damaged,
    give("Photograph of the old card", "same"),
    see(/^Kept/),
    give("Payment slip", "same"),
    see(/^This is the same file as/),
    see("Continue"),
  ),
};

export const BiometricsFromBefore: Story = {
  args: { biometrics: { stored: storedParts } },
  play: play(...biometrics),
};
export const NoBiometrics: Story = { play: play(...biometrics) };
export const BiometricsNotLoaded: Story = {
  args: { handlers: { getApplicantBiometrics: () => refuse("The registry is busy.", { status: 503 }) } },
  play: play(...biometrics, see("Could not load the biometrics from before.")),
};
export const Capturing: Story = {
  play: play(...biometrics, press("Capture here"), see("Use these biometrics")),
};

export const PhoneNotVerified: Story = { play: play(...phone) };
export const NoRegisteredPhone: Story = {
  args: { person: { has_phone: false, phone_masked: null } },
  play: play(...phone),
};
export const CodeSent: Story = { play: play(...sent) };
export const WrongCode: Story = {
  play: play(...sent, type(/^Code/, "111111{Enter}"), see("Otp is not valid.")),
};
export const CodeLocked: Story = {
  args: {
    handlers: {
      sendApplicationOtp({ body: { otp } }) {
        const times = { expires_in: 600, resend_in: 60, attempts_left: 5, verified_at: null };
        const code = { sent_at: "2026-11-19T09:05:00Z", sent_to_masked: "*** **45", ...times };
        if (otp === undefined) return reply(200, { otp: code });
        const { body: locked } = refuse("Too many wrong codes", { code: "otp_locked" });
        return reply(429, locked, { "Retry-After": "900" }) as never;
      },
    },
  },
  play: play(...sent, type(/^Code/, "111111{Enter}"), see(/^Too many wrong codes/)),
};
export const OtherNumber: Story = {
  play: play(
    ...phone,
    choose("Another number"),
    type(/^Phone number/, "6123456"),
    press("Send code"),
    see("Phone Number is not valid."),
  ),
};
export const VerificationOver: Story = {
  args: { verifiedFor: 0 },
  play: play(...sent, type(/^Code/, "123456{Enter}"), see(/^The phone has to be verified again/)),
};

export const Review: Story = { play: play(...review) };
export const ReviewOfAChange: Story = {
  play: play(
    ...matched,
    choose("Change of details"),
    type(/^Name(?! in)/, "Mohamed Nasir"),
    pick(/^Gender/, "Female"),
    type(/^Address/, "Finifenmaage, Henveiru"),
    press("Continue"),
    open("Documents"),
    give("Payment slip"),
    open("Biometrics"),
    press("Capture later"),
    press("Send code"),
    type(/^Code/, "123456{Enter}"),
    open("Review"),
  ),
};
export const NotDeclared: Story = {
  play: play(...review, press("Submit application"), see("The declaration is required.")),
};
export const Submitting: Story = {
  args: { handlers: { submitApplication: never } },
  play: play(...submitted, see("Submitting…")),
};
export const UsedFile: Story = {
  args: {
    handlers: {
      submitApplication: () =>
        refuse("File path missing", { errors: { "documents.payment_slip": ["File path missing"] } }),
    },
  },
  play: play(...submitted, see(used)),
};
export const ActiveAtSubmit: Story = {
  args: {
    handlers: {
      submitApplication: () =>
        refuse("A100101 already has an application: C-2026-000077.", {
          status: 409,
          code: "application_active",
        }),
    },
  },
  play: play(...submitted, open("Applicant")),
};
export const NotSubmitted: Story = {
  args: { handlers: { submitApplication: () => refuse("The registry is busy.", { status: 503 }) } },
  play: play(...submitted, see("The application was not submitted.")),
};
export const FieldRefused: Story = {
  args: {
    handlers: {
      submitApplication: () =>
        refuse("Center is not valid.", { errors: { collection_center_id: ["Center is not valid."] } }),
    },
  },
  play: play(...submitted, open("Request")),
};

export const SubmittedWaitsForBiometrics: Story = {
  play: play(...submitted, see(/^Next: take the biometrics/)),
};
const whole = [
  ...biometrics,
  press("Use these"),
  press("Send code"),
  type(/^Code/, "123456{Enter}"),
  open("Review"),
  tick(/declares/),
  press("Submit application"),
];
export const SubmittedWaitsForPayment: Story = {
  args: { biometrics: { stored: storedParts }, nextStatus: "pending_payment" },
  play: play(...whole, see(/^Next: the applicant pays/)),
};
export const SubmittedForReview: Story = {
  args: { biometrics: { stored: storedParts } },
  play: play(...whole, see(/^Next: the registry reviews/)),
};
export const SubmittedWithAMessageAlone: Story = {
  args: { handlers: { submitApplication: () => Response.json({ message: "Taken by the registry" }) } },
  play: play(...submitted, see(/did not send its number/)),
};

export const DraftOffered: Story = {
  args: { drafts: [draft, { ...draft, draft: "draft-of-another-one", id_number: "A100200" }] },
  play: play(see("Discard")),
};
export const DraftSaved: Story = { play: play(...matched, choose("Lost card"), see(/^Saved /)) };
export const DraftElsewhere: Story = {
  args: { drafts: [draft] },
  play: play(...matched, choose("Lost card"), see(/^Another window has a draft/)),
};
export const TooManyDrafts: Story = {
  args: {
    handlers: {
      saveDraft: () => refuse("There are too many.", { status: 409, code: "too_many_drafts" }),
    },
  },
  play: play(...matched, choose("Lost card"), see(/^You have too many drafts/)),
};
export const DraftNotSaved: Story = {
  args: {
    handlers: {
      saveDraft: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: play(...matched, choose("Lost card"), see(/is not saved yet/)),
};

export const ReadOnly: Story = { args: { readOnly: true } };
export const Dark: Story = { args: { colorScheme: "dark" }, play: play(...review) };
export const RightToLeft: Story = { args: { direction: "rtl" }, play: play(...matched, choose("Lost card")) };
export const Narrow: Story = { args: { width: 320 }, play: play(...review) };
export const LongWords: Story = {
  args: {
    person: createPerson({
      name_en: longName,
      name_dv: "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ ތަކުރުފާނު",
      permanent_address: {
        house: "Donaudampfschifffahrtsgesellschaftskapitänshaus".repeat(2),
        ward: "Henveiru",
        island: { id: 1, name: "Male'", atoll: "K" },
      },
      date_of_birth: bornFor(8),
    }),
    people: [{ ...guardians.mother, name_en: longName }],
    status: { cards: [] },
    width: 320,
  },
  play: play(
    scan("A100101"),
    see(longName),
    tick(/details match/),
    press("Continue"),
    open("Request"),
    type(/^ID number of the guardian/, "A100200{Enter}"),
    see(/may apply/),
  ),
};

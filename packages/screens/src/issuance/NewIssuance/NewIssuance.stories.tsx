import type { Issuance } from "@id-desk/core";
import {
  createCollectedIssuance,
  createCollector,
  createCompletedIssuance,
  createIssuanceCard,
  createNetworkFailure,
  createOtp,
  createPerson,
  type FakeHandlers,
  islandCenter,
  passedChecks,
  refuse,
  reply,
} from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { createIssuanceServer } from "../../testing/issuance-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { NewIssuance } from "./NewIssuance.tsx";

interface CounterStory {
  /** The hand-over as the registry has it. */
  readonly issuance?: Partial<Issuance>;
  readonly handlers?: FakeHandlers;
  readonly readOnly?: boolean;
  readonly direction?: "rtl";
  readonly colorScheme?: "dark";
}

function Counter({ issuance, handlers, readOnly, direction, colorScheme }: CounterStory) {
  const [stage] = useState(() =>
    createTestRegistry({ handlers: { ...createIssuanceServer(issuance).handlers, ...handlers } }),
  );
  return (
    <Stage stage={stage} {...(direction && { direction })} {...(colorScheme && { colorScheme })}>
      <NewIssuance autoFocusScan readOnly={readOnly} />
    </Stage>
  );
}

const meta = {
  title: "Screens/NewIssuance",
  component: Counter,
  parameters: { frame: "page" },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const enterCode =
  (code: string, ...then: readonly Play[]): Play =>
  async (context) => {
    const field = await within(context.canvasElement).findByRole("textbox", { name: /^Scan the card or/ });
    await userEvent.type(field, `${code}{Enter}`);
    for (const play of then) await play(context);
  };
const find = (...then: readonly Play[]) =>
  enterCode(
    "SN0000101",
    async ({ canvasElement }) => void (await within(canvasElement).findByRole("complementary")),
    ...then,
  );
const press =
  (role: "button" | "radio" | "checkbox", name: string | RegExp): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole(role, { name }));
const type =
  (name: string | RegExp, text: string): Play =>
  async ({ canvasElement }) =>
    userEvent.type(await within(canvasElement).findByRole("textbox", { name }), text);
const see =
  (text: RegExp): Play =>
  async ({ canvasElement }) =>
    void (await within(canvasElement).findAllByText(text));

const collector = createCollector();
const sent = { collector, otp: createOtp(), status: "otp_sent" } as const;
const verified = {
  collector,
  otp: createOtp({ verified_at: "2026-11-19T09:06:00Z" }),
  status: "otp_verified",
  otp_token: "token",
} as const;
const inHand = { ...verified, card_verified_at: "2026-11-19T09:08:00Z" } as const;
const failed = (code: string, message: string) => [
  ...passedChecks.filter((check) => check.code !== code),
  { code, ok: false, message },
];
const somebodyElse = createCollector({
  type: "authorised",
  id_number: "A100102",
  name: "Aminath Naseer",
  requires_document: true,
  document_type: "authorisation_letter",
});
const settled =
  (issuance: object): NonNullable<FakeHandlers["getSettings"]> =>
  () =>
    reply(200, {
      configs: {
        issuance: {
          collector_types: [],
          document_types: [],
          return_reasons: [],
          thumb_missing_reasons: [],
          ...issuance,
        },
      },
    }) as never;

export const Empty: Story = {};
export const Unreadable: Story = { play: enterCode("DB-2026-000123") };
export const NotFound: Story = { play: enterCode("SN0000999") };
export const NotFoundById: Story = { play: enterCode("A999999") };
export const Offline: Story = {
  args: {
    handlers: {
      loadIssuance: () => {
        throw createNetworkFailure();
      },
    },
  },
  play: enterCode("SN0000101"),
};
const settingsAway = { getSettings: () => refuse("Database is away", { status: 503 }) } as const;
const seeLost = see(/^The choices for this step could not be loaded/);
export const CollectorsNotLoaded: Story = { args: { handlers: settingsAway }, play: find(seeLost) };
export const ContactReasonsNotLoaded: Story = {
  args: { issuance: { collector }, handlers: settingsAway },
  play: find(press("radio", "Another number"), type(/^Phone number/, "7771234"), seeLost),
};
export const ProofNotLoaded: Story = {
  args: { issuance: createCollectedIssuance(), handlers: settingsAway },
  play: find(press("button", "Save proof"), seeLost),
};
export const Elsewhere: Story = {
  args: {
    issuance: {
      id: null,
      status: null,
      card: createIssuanceCard({ current_center: islandCenter }),
      checks: failed("at_this_center", "This card is at another centre."),
    },
  },
  play: find(),
};
export const InTransit: Story = {
  args: {
    issuance: {
      id: null,
      status: null,
      card: createIssuanceCard({
        status: "in_transit",
        current_center: null,
        batch: { id: 12, batch_no: "DB-2026-000012", destination_center: { id: 1, name: "DNR Head Office" } },
      }),
      checks: failed("at_this_center", "This card is in transit."),
    },
  },
  play: find(),
};
export const Expired: Story = {
  args: {
    issuance: { id: null, status: null, checks: failed("not_expired", "This card expired on Nov 2, 2026.") },
  },
  play: find(),
};
export const InProgress: Story = {
  args: {
    issuance: {
      id: null,
      status: null,
      in_progress: {
        by: { username: "clerk.two", fullname: "Ibrahim Waheed" },
        since: "2026-11-19T09:00:00Z",
      },
    },
  },
  play: find(),
};
export const CollectedBefore: Story = { args: { issuance: createCollectedIssuance() }, play: find() };
export const CompletedBefore: Story = { args: { issuance: createCompletedIssuance() }, play: find() };
export const Proof: Story = {
  args: { issuance: createCollectedIssuance() },
  play: find(press("button", "Save proof"), see(/Now take the proof/), see(/No fingerprint can be taken/)),
};
export const Complete: Story = {
  args: {
    issuance: inHand,
    handlers: { issueCard: () => reply(200, { issuance: createCompletedIssuance() }) },
  },
  play: find(
    press("checkbox", /^Photo/),
    press("button", "Continue"),
    press("button", "Hand over card"),
    see(/is complete/),
  ),
};
export const Owner: Story = { play: find() };
export const LongNames: Story = {
  args: {
    issuance: {
      owner: createPerson({ name_en: "Aishath Mohamed Abdul Rahman Ibrahim Didi Manikufaanu the Younger" }),
      card: createIssuanceCard({
        replaces: { serial_number: "SN0000050", reason: "renewal" },
        payment: { status: "paid", amount: 100, currency: "MVR" },
      }),
    },
  },
  play: find(),
};
export const Family: Story = {
  play: find(press("radio", "Family"), press("button", "Check collector")),
};
export const OwnerUnderAge: Story = {
  args: {
    issuance: { owner: createPerson({ date_of_birth: "2014-05-01" }) },
    handlers: { getSettings: () => Response.json({ configs: { issuance: { youngest_owner: 18 } } }) },
  },
  play: find(see(/Only a guardian may collect the card/)),
};
export const ByPassport: Story = {
  play: find(press("radio", "Authorised person"), press("radio", "Passport")),
};
export const NotEligible: Story = {
  args: {
    handlers: {
      checkCollector: () =>
        reply(200, {
          collector: createCollector({
            type: "family",
            name: "Ali Naseer",
            date_of_birth: "2010-05-01",
            eligible: false,
            reason: "The collector is younger than 18.",
          }),
        }),
    },
  },
  play: find(
    press("radio", "Family"),
    type(/^ID number/, "A100109"),
    async ({ canvasElement }) =>
      userEvent.selectOptions(await within(canvasElement).findByRole("combobox"), "sibling"),
    press("button", "Check collector"),
    see(/may not collect/),
  ),
};
export const DocumentNeeded: Story = {
  args: {
    issuance: {
      collector: somebodyElse,
      card: createIssuanceCard({ replaces: { serial_number: "SN0000050", reason: "renewal" } }),
    },
  },
  play: find(),
};
export const WhereTheCodeGoes: Story = { args: { issuance: { collector } }, play: find() };
export const AnotherNumber: Story = {
  args: { issuance: { collector } },
  play: find(press("radio", "Another number"), press("button", "Send code")),
};
export const NoPhone: Story = {
  args: { issuance: { collector, owner: createPerson({ has_phone: false, phone_masked: null }) } },
  play: find(),
};
export const TooSoon: Story = {
  args: {
    issuance: { collector },
    handlers: {
      sendCollectorOtp: () => {
        const { body } = refuse("A code was sent less than a minute ago", { code: "otp_too_soon" });
        return reply(429, body, { "Retry-After": "42" }) as never;
      },
    },
  },
  play: find(press("button", "Send code"), see(/less than a minute/)),
};
export const CodeSent: Story = { args: { issuance: sent }, play: find() };
export const WrongCode: Story = {
  args: { issuance: sent },
  play: find(type(/^Code/, "111111{Enter}"), see(/Otp is not valid/)),
};
export const CodeExpired: Story = {
  args: { issuance: { ...sent, otp: createOtp({ expires_in: 0, resend_in: 0 }) } },
  play: find(see(/has expired/)),
};
export const CodeLocked: Story = {
  args: {
    issuance: sent,
    handlers: {
      verifyCollectorOtp: () => {
        const { body } = refuse("Too many wrong codes", { code: "otp_locked" });
        return reply(429, body, { "Retry-After": "900" }) as never;
      },
    },
  },
  play: find(type(/^Code/, "111111{Enter}"), see(/Too many wrong codes/)),
};
export const Supervisor: Story = {
  args: { issuance: sent, handlers: { getSettings: settled({ alternative_check: true }) } },
  play: find(press("button", "No code can reach the collector"), press("button", "Verify by supervisor")),
};
const another: Play = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("radio", { name: "Another number" }));
  await userEvent.type(await page.findByRole("textbox", { name: /^Phone number/ }), "7771234");
  await userEvent.selectOptions(await page.findByRole("combobox", { name: /^Reason/ }), "number_changed");
};
/** The registry asks for a second person when a code goes to another number. */
export const SecondPerson: Story = {
  args: {
    issuance: { collector },
    handlers: {
      sendCollectorOtp: () =>
        refuse("A supervisor has to confirm another number.", { code: "second_person_needed" }),
    },
  },
  play: find(another, press("button", "Send code"), see(/of this centre, not you/)),
};
export const CardInHand: Story = { args: { issuance: verified }, play: find() };
export const WrongCard: Story = {
  args: { issuance: verified },
  play: find(type(/in your hand/, "SN0000999{Enter}"), see(/does not match/)),
};
export const RightCard: Story = { args: { issuance: inHand }, play: find() };
export const Everything: Story = {
  args: { issuance: inHand },
  play: find(press("checkbox", /^Photo/), press("button", "Continue"), see(/Hand over card/)),
};
export const OutOfOrder: Story = {
  args: {
    issuance: inHand,
    handlers: { issueCard: () => refuse("The card was not checked", { status: 409, code: "out_of_order" }) },
  },
  play: find(
    press("checkbox", /^Photo/),
    press("button", "Continue"),
    press("button", "Hand over card"),
    see(/was read again/),
  ),
};
export const AnotherCardFirst: Story = {
  args: { issuance: verified },
  play: find(press("button", "Another card")),
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const RightToLeft: Story = { args: { issuance: sent, direction: "rtl" }, play: find() };
export const Dark: Story = { args: { issuance: inHand, colorScheme: "dark" }, play: find() };

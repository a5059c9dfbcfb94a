import { createUser } from "@id-desk/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../runtime/registry/registry-context.ts";
import {
  createDraft,
  declareAndSubmit,
  fillRenewal,
  find,
  findAndMatch,
  findOpen,
  press,
  showNew,
} from "../../testing/stage-submission.tsx";
import { NewApplication } from "./NewApplication.tsx";

beforeEach(() => page.viewport(1366, 900));

const notes = () => screen.findByRole("textbox", { name: /^Notes/ });

describe("A draft", () => {
  test("keeps what was typed, and no code, no tick and no picture", async () => {
    const { desk } = showNew();
    await fillRenewal();
    await userEvent.fill(await notes(), "Please hurry");
    await userEvent.click(screen.getByRole("checkbox", { name: /declares/ }));
    await waitFor(() => expect(desk.drafts[0]?.content).toMatchObject({ values: { notes: "Please hurry" } }));
    expect(desk.drafts).toHaveLength(1);
    expect(desk.drafts[0]).toMatchObject({ id_number: "A100101" });
    expect(desk.drafts[0]?.content).toEqual({
      values: {
        type: "renewal",
        lost_on: "",
        lost_place: "",
        police_report_no: "",
        name_en: "",
        name_dv: "",
        date_of_birth: "",
        gender: "",
        address: "",
        collection_center_id: "1",
        guardian: "",
        relationship: "",
        is_other_phone: "",
        phone: "",
        contact_reason: "",
        notes: "Please hurry",
      },
      documents: { payment_slip: { name: "Payment slip.pdf", path: "documents/1" } },
      explanations: {},
    });
    expect(await screen.findByText("Saved 14:05")).toBeVisible();
  });

  test("is not made before something is typed", async () => {
    const { server } = showNew();
    await find();
    await userEvent.click(screen.getByRole("checkbox", { name: /details match/ }));
    expect(server.callsOf("saveDraft")).toEqual([]);
  });

  test("is offered after a reload and resumed: the person is looked up and compared again", async () => {
    const documents = { payment_slip: { name: "slip.pdf", path: "documents/77" } };
    const { server, desk } = showNew({ drafts: [createDraft({ documents })] });
    const told = await screen.findByText("This application is not submitted yet.");
    expect(told).toBeVisible();
    const field = screen.getByRole("textbox", { name: /^Scan the card/ });
    expect(field.compareDocumentPosition(told), "The field keeps its place").toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await press(/^Go on with A100101, saved Nov 18, 2026/);
    await waitFor(() => expect(screen.getByRole("checkbox", { name: /details match/ })).toHaveFocus());
    expect(screen.getByRole("checkbox", { name: /details match/ })).not.toBeChecked();
    expect(screen.queryByText("This application is not submitted yet.")).toBeNull();
    expect(server.callsOf("getPersonStatus")).toHaveLength(1);
    await userEvent.keyboard(" {Enter}");
    await findOpen("Request");
    expect(screen.getByRole("radio", { name: "Renewal" })).toBeChecked();
    await press("Continue");
    await findOpen("Biometrics");
    await press("Capture later");
    await press("Send code");
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Code/ }), "123456");
    await userEvent.keyboard("{Enter}");
    expect(await notes()).toHaveValue("Kept notes");
    expect(screen.getByRole("checkbox", { name: /declares/ })).not.toBeChecked();
    await declareAndSubmit();
    await screen.findByText(/is saved\.$/);
    expect(desk.submitted[0]).toMatchObject({
      documents: [{ type: "payment_slip", file_path: "documents/77" }],
      notes: "Kept notes",
    });
    await waitFor(() => expect(desk.drafts).toEqual([]));
  });

  test("is discarded in its version, and the focus goes to the scan field", async () => {
    const { server, desk } = showNew({ drafts: [createDraft()] });
    await press("Discard the draft of A100101");
    await waitFor(() => expect(desk.drafts).toEqual([]));
    await waitFor(() => expect(screen.queryByText("This application is not submitted yet.")).toBeNull());
    expect(server.callsOf("discardDraft")[0]?.body).toEqual({ version: 3 });
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Scan the card or/ })).toHaveFocus());
  });

  test("of this person is offered when their card is scanned in place of resuming it", async () => {
    const other = createDraft({}, { draft: "draft-of-another-one", id_number: "A100200" });
    showNew({ drafts: [createDraft(), other] });
    await find();
    expect(await screen.findAllByText("This application is not submitted yet.")).toHaveLength(1);
    await press(/^Go on with A100101/);
    await findAndContinue();
    expect(screen.getByRole("radio", { name: "Renewal" })).toBeChecked();
  });

  test("of another window is told, and can be discarded for what is typed here", async () => {
    const { desk } = showNew({ drafts: [createDraft()] });
    await findAndMatch();
    await userEvent.click(screen.getByRole("radio", { name: "Lost card" }));
    const problem = "Another window has a draft of this application. What is typed here is not saved.";
    expect(await screen.findByText(problem)).toBeVisible();
    await press("Discard the draft of A100101");
    await waitFor(() => expect(desk.drafts[0]?.content).toMatchObject({ values: { type: "lost" } }));
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  });

  test("stays when staff leave it, and is offered at once", async () => {
    const { desk } = showNew();
    await findAndMatch();
    await userEvent.click(screen.getByRole("radio", { name: "Lost card" }));
    await screen.findByText(/^Saved /);
    await userEvent.fill(screen.getByRole("textbox", { name: /^Where it was lost/ }), "At the jetty");
    await press("Another person");
    expect(
      await screen.findByText(/stays as a draft\. Pictures, ticks and the code are lost\.$/),
    ).toBeVisible();
    await press("Leave application");
    await press(/^Go on with A100101/);
    await findAndContinue();
    expect(screen.getByRole("textbox", { name: /^Where it was lost/ })).toHaveValue("At the jetty");
    expect(desk.drafts).toHaveLength(1);
  });

  test("is asked for at no server without the word drafts", async () => {
    const { server } = showNew({ extensions: ["uploads"] });
    await findAndMatch();
    await userEvent.click(screen.getByRole("radio", { name: "Lost card" }));
    await press("Another person");
    expect(await screen.findByText(/is lost\.$/)).toBeVisible();
    const asked = server.calls.map(({ operation }) => operation);
    expect(asked.filter((operation) => operation.endsWith("Draft") || operation === "listDrafts")).toEqual(
      [],
    );
  });
});

/** A host that shows the page to a signed-in user, and a sign-in page to everybody else. */
function Host() {
  return useSession().status === "signedIn" ? <NewApplication autoFocusScan /> : <h1>Sign in</h1>;
}

async function findAndContinue() {
  await userEvent.click(await screen.findByRole("checkbox", { name: /details match/ }));
  await press("Continue");
  await findOpen("Request");
}

describe("After a session that ended in the middle of the form", () => {
  async function endSession() {
    const clerk = createUser();
    const shown = showNew({ session: { user: clerk }, extensions: [] });
    shown.rerender(<Host />);
    await fillRenewal();
    await userEvent.fill(await notes(), "Please hurry");
    const { session } = shown.registry;
    const { center } = session.getState();
    act(() => session.clear("expired"));
    await screen.findByRole("heading", { name: "Sign in" });
    const signIn = (user: typeof clerk) =>
      act(() => session.set({ user, center: center ?? null, csrf: "the next token" }));
    return { ...shown, clerk, signIn };
  }

  test("the same user finds everything that was typed", async () => {
    const { clerk, signIn } = await endSession();
    signIn(clerk);
    await findAndContinue();
    expect(screen.getByRole("radio", { name: "Renewal" })).toBeChecked();
    await press("Continue");
    await findOpen("Biometrics");
    await press("Capture later");
    await press("Send code");
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Code/ }), "123456");
    await userEvent.keyboard("{Enter}");
    expect(await notes()).toHaveValue("Please hurry");
    expect(screen.getByRole("checkbox", { name: /declares/ })).not.toBeChecked();
  });

  test("another user finds nothing", async () => {
    const { server, signIn } = await endSession();
    const looks = server.callsOf("getPersonStatus").length;
    signIn(createUser({ username: "clerk.two", fullname: "Ibrahim Waheed" }));
    expect(await screen.findByRole("textbox", { name: /^Scan the card or/ })).toBeVisible();
    expect(screen.queryByText("Mohamed Naseer")).toBeNull();
    expect(server.callsOf("getPersonStatus")).toHaveLength(looks);
  });
});

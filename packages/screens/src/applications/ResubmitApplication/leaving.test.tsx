import { createUser, refuse } from "@id-desk/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { createDraft, findOpen, openReturned, press } from "../../testing/stage-submission.tsx";
import { ResubmitApplication } from "./ResubmitApplication.tsx";

beforeEach(() => page.viewport(1366, 900));

const reason = { code: "other", field: null, text: "Ask the registry" };
const returned = { return_reasons: [reason] };
const explanation = () => screen.findByRole("textbox", { name: /^Explanation of: .*Ask the registry/ });
async function resubmit() {
  await userEvent.fill(await explanation(), "The registry knows of it.");
  await userEvent.click(screen.getByRole("checkbox", { name: /declares/ }));
  await press("Resubmit (1 of 1 answered)");
}

describe("An application that cannot be resubmitted", () => {
  test.each([
    [{ status: "submitted" }, "This application cannot be resubmitted because it is Submitted."],
    [{ channel: "portal" }, "This application was made online. The applicant submits it again."],
  ] as const)("as %j says why, and leads to it", async (change, words) => {
    const { destinations } = await openReturned({ returned: { ...returned, ...change } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(document.querySelector("[data-step]")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Open application" }));
    expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 41 } }]);
  });

  test("is not found without a way to try again, and a failure with one", async () => {
    const { server, desk } = await openReturned({
      returned,
      handlers: { getCenterApplication: () => refuse("The registry is busy.", { status: 503 }) },
    });
    expect(await screen.findByText("Could not load the application.")).toBeVisible();
    server.on("getCenterApplication", desk.handlers.getCenterApplication ?? expect.fail());
    await press("Try again");
    await findOpen("Review");
  });

  test("has nothing that writes on a page for reading alone, and the reasons are there", async () => {
    const { server } = await openReturned({ returned, props: { readOnly: true } });
    expect(screen.getByText("You can view this page only.")).toBeVisible();
    expect(screen.getByText(/Ask the registry.*: not answered$/)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(server.calls.filter(({ request }) => request.method !== "GET")).toEqual([]);
  });
});

describe("A resubmission that is refused", () => {
  test("after a colleague changed the application reads it again, keeps the answers, and is sent in the new version", async () => {
    const { desk, server } = await openReturned({ returned });
    desk.change({ notes: "Called the applicant" });
    await resubmit();
    const review = await findOpen("Review");
    expect(await review.findByText("The application was not resubmitted.")).toBeVisible();
    await waitFor(() => expect(server.callsOf("getCenterApplication")).toHaveLength(2));
    expect(await explanation()).toHaveValue("The registry knows of it.");
    await press("Resubmit (1 of 1 answered)");
    await waitFor(() => expect(desk.submitted).toHaveLength(1));
    expect(desk.submitted[0]).toMatchObject({ version: 5 });
  });

  test("after a colleague resubmitted it shows where it is, with the focus on the heading", async () => {
    const { desk } = await openReturned({ returned });
    desk.change({ status: "submitted" });
    await resubmit();
    expect(await screen.findByText(/^This application cannot be resubmitted/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(desk.submitted).toEqual([]);
  });
});

test("A server that answers with a message alone leads to the application that was opened", async () => {
  const submitted: unknown[] = [];
  const { destinations } = await openReturned({
    returned,
    handlers: { submitApplication: () => Response.json({ message: "Taken by the registry" }) },
    props: { onSubmitted: (event) => submitted.push(event) },
  });
  await resubmit();
  await waitFor(() =>
    expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 41 } }]),
  );
  expect(submitted).toEqual([{ application: undefined }]);
});

describe("A draft of a resubmission", () => {
  const content = { values: { notes: "Kept notes" }, explanations: { other: "The registry knows of it." } };

  test("is not made before something is typed, and holds no tick", async () => {
    const { server, desk, registry } = await openReturned({ returned });
    await findOpen("Review");
    await userEvent.click(screen.getByRole("checkbox", { name: /declares/ }));
    expect(registry.unsavedWork.read()).toEqual([]);
    await userEvent.fill(screen.getByRole("textbox", { name: /^Notes/ }), "Please hurry");
    expect(registry.unsavedWork.read()).toEqual(["The application is not submitted yet."]);
    await waitFor(() => expect(desk.drafts).toHaveLength(1));
    expect(server.callsOf("saveDraft")).toHaveLength(1);
    expect(server.callsOf("saveDraft")[0]?.path.form).toBe("resubmit_application");
    expect(JSON.stringify(desk.drafts[0]?.content)).not.toContain("declared");
  });

  test("is offered for this applicant alone, and resumed with the focus on the page", async () => {
    const other = createDraft({}, { draft: "draft-of-another-one", id_number: "A100200" });
    await openReturned({ returned, drafts: [createDraft(content), other] });
    expect(await screen.findAllByText("This application is not submitted yet.")).toHaveLength(1);
    await press(/^Go on with A100101/);
    expect(await explanation()).toHaveValue("The registry knows of it.");
    expect(screen.getByRole("textbox", { name: /^Notes/ })).toHaveValue("Kept notes");
    expect(screen.queryByText("This application is not submitted yet.")).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test("is discarded with the focus on the page, and forgotten after a resubmission", async () => {
    const { desk } = await openReturned({ returned, drafts: [createDraft(content)] });
    await press("Discard the draft of A100101");
    await waitFor(() => expect(desk.drafts).toEqual([]));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await userEvent.fill(await explanation(), "The registry knows of it.");
    await waitFor(() => expect(desk.drafts).toHaveLength(1));
    await userEvent.click(screen.getByRole("checkbox", { name: /declares/ }));
    await press("Resubmit (1 of 1 answered)");
    await waitFor(() => expect(desk.drafts).toEqual([]));
  });
});

/** A host that shows the page to a signed-in user, and a sign-in page to everybody else. */
function Host() {
  return useSession().status === "signedIn" ? <ResubmitApplication applicationId={41} /> : <h1>Sign in</h1>;
}

test.each([
  ["the same user finds the explanation", createUser(), "The registry knows of it."],
  ["another user finds nothing", createUser({ username: "clerk.two", fullname: "Ibrahim Waheed" }), ""],
])("After a session that ended %s", async (_, user, text) => {
  const { registry, rerender } = await openReturned({
    returned,
    extensions: [],
    session: { user: createUser() },
  });
  rerender(<Host />);
  await userEvent.fill(await explanation(), "The registry knows of it.");
  const { session } = registry;
  const { center } = session.getState();
  act(() => session.clear("expired"));
  await screen.findByRole("heading", { name: "Sign in" });
  act(() => session.set({ user, center: center ?? null, csrf: "the next token" }));
  expect(await explanation()).toHaveValue(text);
});

import { createFakeRegistry, createNetworkFailure, type FakeRegistry, refuse } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  chooseType,
  createDocument,
  createDraft,
  declareAndSubmit,
  edit,
  fillRenewal,
  findAndMatch,
  findOpen,
  giveDocument,
  openSections,
  press,
  showNew,
  verifyPhone,
} from "../../testing/stage-submission.tsx";
import { createSubmissionServer } from "../../testing/submission-server.ts";

beforeEach(() => page.viewport(1366, 900));

const slot = async (name: string) =>
  within(await screen.findByRole("group", { name: new RegExp(`^${name}`) }));

/** Opens the documents of a damaged card, which needs two. */
async function openTwo(options: Parameters<typeof showNew>[0] = {}) {
  const shown = showNew(options);
  await findAndMatch();
  await chooseType("Damaged card");
  await userEvent.click(screen.getByRole("checkbox", { name: /^The old card is handed in/ }));
  await press("Continue");
  await findOpen("Documents");
  return shown;
}

test("The section asks for the documents of the type, and is done once the last one is kept [CALL-53]", async () => {
  const { server } = await openTwo();
  await giveDocument("Photograph of the old card");
  await (await slot("Photograph of the old card")).findByText(/^Kept/);
  expect(openSections()).toEqual(["documents"]);
  await giveDocument("Payment slip");
  await findOpen("Biometrics");
  expect(screen.getByText("2 documents")).toBeVisible();
  const sent = server.callsOf("addIssuanceDocument").map(({ body }) => [...(body as FormData).entries()]);
  expect(sent.map((entries) => entries.filter(([name]) => name !== "file"))).toEqual([
    [
      ["type", "old_card"],
      ["id_number", "A100101"],
    ],
    [
      ["type", "payment_slip"],
      ["id_number", "A100101"],
    ],
  ]);
});

test("The same file for two documents is told before the section closes, and both may stay", async () => {
  const { desk } = await openTwo();
  await giveDocument("Photograph of the old card", createDocument("one.pdf", "same"));
  await (await slot("Photograph of the old card")).findByText(/^Kept/);
  await giveDocument("Payment slip", createDocument("two.pdf", "same"));
  const warning = "This is the same file as: Photograph of the old card.";
  expect(await screen.findByText(warning)).toBeVisible();
  await (await slot("Payment slip")).findByText(/^Kept/);
  expect(openSections()).toEqual(["documents"]);
  await giveDocument("Payment slip", createDocument("three.pdf"));
  await findOpen("Biometrics");
  await edit("Documents");
  await giveDocument("Payment slip", createDocument("four.pdf", "same"));
  expect(await screen.findByText(warning)).toBeVisible();
  await (await slot("Payment slip")).findByText(/^Kept/);
  await press("Continue");
  await findOpen("Biometrics");
  expect(desk.submitted).toEqual([]);
});

test("Another document that the applicant brings can be added", async () => {
  const { desk } = showNew();
  await fillRenewal();
  await edit("Documents");
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: /^Add another document/ }),
    "Court order",
  );
  await giveDocument("Court order");
  await (await slot("Court order")).findByText(/^Kept/);
  await press("Continue");
  await findOpen("Review");
  await declareAndSubmit();
  await screen.findByText(/is saved\.$/);
  expect(desk.submitted[0]?.documents).toEqual([
    { type: "payment_slip", file_path: "documents/1" },
    { type: "court_order", file_path: "documents/2" },
  ]);
});

test("A file that was used empties its own slot, and all the rest stays [ERR-15]", async () => {
  const { desk } = await openTwo();
  await giveDocument("Photograph of the old card");
  await giveDocument("Payment slip");
  await findOpen("Biometrics");
  await press("Capture later");
  await verifyPhone();
  await findOpen("Review");
  await userEvent.fill(screen.getByRole("textbox", { name: /^Notes/ }), "Please hurry");
  desk.useFile("documents/2");
  await declareAndSubmit();
  await findOpen("Documents");
  const used = await slot("Payment slip");
  const words = "The file has already been used. Please proceed with the upload process once more.";
  expect(used.getByText(words)).toBeVisible();
  expect(used.queryByText(/^Kept/)).toBeNull();
  expect((await slot("Photograph of the old card")).getByText(/^Kept/)).toBeVisible();
  await giveDocument("Payment slip", createDocument("again.pdf"));
  const review = await findOpen("Review");
  expect(review.queryByText(words)).toBeNull();
  expect(screen.getByRole("textbox", { name: /^Notes/ })).toHaveValue("Please hurry");
  expect(screen.getByRole("checkbox", { name: /declares/ })).toBeChecked();
  await press("Submit application");
  await screen.findByText(/is saved\.$/);
  expect(desk.submitted[0]).toMatchObject({
    notes: "Please hurry",
    documents: [
      { type: "old_card", file_path: "documents/1" },
      { type: "payment_slip", file_path: "documents/3" },
    ],
  });
});

test("A used file that the server does not name opens the section with the server's words [ERR-15]", async () => {
  showNew({ handlers: { submitApplication: () => refuse("File path missing") } });
  await fillRenewal();
  await declareAndSubmit();
  const documents = await findOpen("Documents");
  expect(
    documents.getByText("The file has already been used. Please proceed with the upload process once more."),
  ).toBeVisible();
});

test("A file that is too large or of another type is refused before it is sent [VAL-13]", async () => {
  const uploads = { max_bytes: 20, accepted: ["application/pdf"] };
  const { server } = await openTwo({ settings: { uploads } });
  await giveDocument("Payment slip", createDocument("large.pdf", "more than twenty bytes"));
  const payment = await slot("Payment slip");
  expect(await payment.findByText(/^large\.pdf: The file is larger than/)).toBeVisible();
  await giveDocument("Payment slip", new File(["text"], "notes.txt", { type: "text/plain" }));
  expect(await payment.findByText(/^notes\.txt: This type of file is not accepted/)).toBeVisible();
  expect(server.callsOf("addIssuanceDocument")).toEqual([]);
});

test("A file that could not be sent says so, and can be sent again", async () => {
  let isAway = true;
  const { server, desk } = await openTwo();
  server.on("addIssuanceDocument", (call) => {
    if (isAway) throw createNetworkFailure();
    return desk.handlers.addIssuanceDocument?.(call) ?? expect.fail();
  });
  await giveDocument("Payment slip");
  const payment = await slot("Payment slip");
  await payment.findByText(/^Not sent/);
  isAway = false;
  await userEvent.click(payment.getByRole("button", { name: /^Try again/ }));
  expect(await payment.findByText(/^Kept/)).toBeVisible();
});

/** Takes chunks by the tus protocol, beside a registry. */
function createChunks(registry: FakeRegistry) {
  const sizes: number[] = [];
  async function fetch(request: Request): Promise<Response> {
    if (!request.url.includes("/uploads")) return registry.fetch(request);
    const headers = { "Tus-Resumable": "1.0.0" };
    if (request.method === "POST") {
      return new Response(null, { status: 201, headers: { ...headers, Location: "uploads/upload-1" } });
    }
    const { size } = await request.blob();
    sizes.push(size);
    const offset = String(Number(request.headers.get("Upload-Offset")) + size);
    return new Response(null, { status: 204, headers: { ...headers, "Upload-Offset": offset } });
  }
  return { sizes, fetch };
}

test.each([
  ["with the word uploads goes in chunks", ["uploads"], [10, 10, 5]],
  ["without it goes in one request", [], []],
] as const)("A large file to a server %s [LOOK-06]", async (_, extensions, sizes) => {
  const uploads = { single_request_bytes: 10, chunk_bytes: 10, retry_delays: [] };
  const options = { extensions, settings: { uploads } };
  const registry = createFakeRegistry(createSubmissionServer(options).handlers);
  const chunks = createChunks(registry);
  await openTwo({ options: { fetch: chunks.fetch } });
  await giveDocument("Payment slip", createDocument("large.pdf", "sixteen letters."));
  await (await slot("Payment slip")).findByText(/^Kept/);
  expect(chunks.sizes).toEqual(sizes);
  const [call] = registry.callsOf("addIssuanceDocument");
  const { body } = call ?? expect.fail();
  const data = body instanceof FormData ? Object.fromEntries(body) : body;
  expect(data).toMatchObject({ type: "payment_slip", id_number: "A100101" });
  expect("upload_id" in data).toBe(sizes.length > 0);
});

test("A document of a draft is kept by its name, and can be replaced without losing the focus", async () => {
  const documents = { payment_slip: { name: "slip.pdf", path: "documents/77" } };
  const { desk } = showNew({ drafts: [createDraft({ documents })] });
  await press(/^Go on with A100101/);
  await userEvent.click(await screen.findByRole("checkbox", { name: /details match/ }));
  await press("Continue");
  await findOpen("Request");
  await press("Continue");
  await findOpen("Biometrics");
  await edit("Documents");
  const section = await findOpen("Documents");
  expect(section.getByText("slip.pdf is kept for this form.")).toBeVisible();
  await press("Choose another file");
  await waitFor(() => expect(screen.getByRole("button", { name: "Choose file" })).toHaveFocus());
  expect(desk.submitted).toEqual([]);
});

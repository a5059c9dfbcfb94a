import { exampleAnswers, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createSimulatedFingerprintReader } from "../../testing/devices/simulated-fingerprint-reader.ts";
import { createExampleIssuances, createHandOverServer } from "../../testing/example-issuances.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Issuances } from "./Issuances.tsx";

beforeEach(() => page.viewport(1366, 900));

const rows = createExampleIssuances(8);
const [today] = rows;
if (!today) throw new Error("There are eight hand-overs.");

function show(handlers: FakeHandlers = {}) {
  const stage = createTestRegistry({ handlers: { ...createHandOverServer(rows).handlers, ...handlers } });
  render(
    <Stage stage={stage}>
      <Issuances />
    </Stage>,
  );
  return stage;
}

const findRow = () => screen.findByRole("row", { name: new RegExp(today.card.serial_number) });

async function open() {
  await userEvent.click(within(await findRow()).getByRole("button", { name: /^Actions of card/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Save proof" }));
  return within(await screen.findByRole("dialog"));
}

type Dialog = Awaited<ReturnType<typeof open>>;

/** A picture with something on it. */
async function draw(type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(400, 160);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("There is nothing to draw with.");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, 400, 160);
  pen.fillStyle = "#111";
  for (let x = 20; x < 380; x += 12) pen.fillRect(x, 20 + (x % 60), 6, 90);
  return canvas.convertToBlob({ type });
}

/** Gives a file to one of the two fields that take pictures. */
async function give(dialog: Dialog, group: RegExp, file: File) {
  const field = dialog.getByRole("group", { name: group });
  const input = field.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("The field takes no file.");
  await userEvent.upload(input, file);
}

const givePrint = async (dialog: Dialog, name = "thumb.png") => {
  await give(dialog, /^Fingerprint of/, new File([await draw("image/png")], name, { type: "image/png" }));
  await dialog.findByRole("img", { name: "The fingerprint that will be sent" });
};
const giveSignature = async (dialog: Dialog) => {
  await give(dialog, /^Signature of/, new File([await draw("image/jpeg")], "s.jpg", { type: "image/jpeg" }));
  await dialog.findByRole("img", { name: "The signature that will be sent" });
};
const receipt = () => new File(["%PDF-1.7"], "receipt.pdf", { type: "application/pdf" });
const complete = (dialog: Dialog) => userEvent.click(dialog.getByRole("button", { name: "Save proof" }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** What was sent: the names and types of the files, and the data beside them. */
const read = (body: FormData) => ({
  files: body.getAll("files").map((file) => (file instanceof File ? [file.name, file.type] : file)),
  data: JSON.parse(String(body.get("data"))) as unknown,
});

test("A fingerprint and a signature are sent as files by their names, with the card beside them [CALL-41] [CALL-67] [DOM-07]", async () => {
  const { server } = show();
  const dialog = await open();
  await givePrint(dialog);
  await giveSignature(dialog);
  await complete(dialog);
  await isClosed();
  expect(server.callsOf("completeIssuance").map(({ body }) => read(body))).toEqual([
    {
      files: [
        ["thumb.png", "image/png"],
        ["sig.jpg", "image/jpeg"],
      ],
      data: { card_id: today.card.id, version: today.version },
    },
  ]);
  expect(within(await findRow()).getByText("Completed")).toBeVisible();
  expect(server.callsOf("listIssuances")).toHaveLength(1);
});

test("A reader that stands at the counter takes the fingerprint", async () => {
  const reader = createSimulatedFingerprintReader();
  const { server, registry } = show();
  registry.update({ devices: { fingerprint: reader } });
  const dialog = await open();
  await userEvent.click(dialog.getByRole("button", { name: "Take fingerprint" }));
  await dialog.findByRole("img", { name: "The fingerprint that will be sent" });
  await giveSignature(dialog);
  await complete(dialog);
  await isClosed();
  expect(reader.asked).toEqual(["thumb"]);
  expect(server.callsOf("completeIssuance").map(({ body }) => read(body).files[0])).toEqual([
    ["thumb.png", "image/png"],
  ]);
});

const ask = (hand: "left" | "right", finger: "thumb" | "index", least_quality: number) => ({
  hand,
  finger,
  required: true,
  least_quality,
});
/** A registry that takes both thumbs and a right index finger. */
const settlesHands: FakeHandlers = {
  getSettings: () =>
    reply(200, {
      configs: {
        biometrics: {
          fingers: [ask("right", "thumb", 60), ask("left", "thumb", 20), ask("right", "index", 20)],
        },
      },
    }),
};
const sent = (server: ReturnType<typeof show>["server"]) =>
  server.callsOf("completeIssuance").map(({ body }) => read(body));

test("A print below the least quality that the registry has settled is not taken without another try [DOM-07]", async () => {
  const reader = createSimulatedFingerprintReader({ quality: 40 });
  const { server, registry } = show(settlesHands);
  registry.update({ devices: { fingerprint: reader } });
  const dialog = await open();
  await userEvent.click(dialog.getByRole("button", { name: "Take fingerprint" }));
  await waitFor(() =>
    expect(dialog.getAllByText(/^Quality 40 of 100: at least 60 is needed\./).length).toBeGreaterThan(0),
  );
  await complete(dialog);
  expect(await dialog.findByText("Take a fingerprint, or say why there is none.")).toBeVisible();
  expect(server.callsOf("completeIssuance")).toEqual([]);

  reader.script({ quality: 75 });
  await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
  expect((await dialog.findAllByText("Right thumb taken.")).length).toBeGreaterThan(0);
});

test("The hand of a print is asked for, sent beside the finger, and the print goes as the reader gave it [DOM-07] [CALL-67]", async () => {
  const reader = createSimulatedFingerprintReader();
  const { server, registry } = show(settlesHands);
  registry.update({ devices: { fingerprint: reader } });
  const dialog = await open();
  const finger = await dialog.findByLabelText("Finger");
  await waitFor(() => expect(finger).toHaveDisplayValue("Right thumb"));
  await userEvent.selectOptions(finger, "Left thumb");
  await userEvent.click(dialog.getByRole("button", { name: "Take fingerprint" }));
  await dialog.findByRole("img", { name: "The fingerprint that will be sent" });
  await giveSignature(dialog);
  await complete(dialog);
  await isClosed();
  expect([reader.asked, reader.askedHands]).toEqual([["thumb"], ["left"]]);
  expect(sent(server)).toEqual([
    {
      files: [
        ["thumb.png", "image/png"],
        ["sig.jpg", "image/jpeg"],
      ],
      data: { card_id: today.card.id, version: today.version, hand: "left" },
    },
  ]);
});

test.each([
  ["left_thumb.png", "thumb.png", "left"],
  ["R-INDEX.png", "index.png", "right"],
  // No hand in its name: the one that is chosen.
  ["thumb.png", "thumb.png", "right"],
  // The registry takes no left index finger.
  ["left_index.png", "thumb.png", "right"],
])("The name %s of a file says the hand as well [DOM-07]", async (name, file, hand) => {
  const { server } = show(settlesHands);
  const dialog = await open();
  await waitFor(() => expect(dialog.getByLabelText("Finger")).toHaveDisplayValue("Right thumb"));
  await givePrint(dialog, name);
  await giveSignature(dialog);
  await complete(dialog);
  await isClosed();
  expect(sent(server).map(({ files, data }) => [files[0], data])).toEqual([
    [[file, "image/png"], expect.objectContaining({ hand })],
  ]);
});

test("A file of a fingerprint is sent byte for byte", async () => {
  const { server } = show();
  const dialog = await open();
  const file = new File([await draw("image/png")], "thumb.png", { type: "image/png" });
  await give(dialog, /^Fingerprint of/, file);
  await dialog.findByRole("img", { name: "The fingerprint that will be sent" });
  await giveSignature(dialog);
  await complete(dialog);
  await isClosed();
  const [print] = server.callsOf("completeIssuance").map(({ body }) => body.getAll("files")[0]) as [File];
  expect(new Uint8Array(await print.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
});

test("The name of a file says which finger it is of", async () => {
  const { server } = show();
  const dialog = await open();
  await userEvent.selectOptions(dialog.getByLabelText("Finger"), "Index finger");
  await givePrint(dialog, "scan0001.png");
  await giveSignature(dialog);
  await complete(dialog);
  await isClosed();
  expect(server.callsOf("completeIssuance").map(({ body }) => read(body).files[0])).toEqual([
    ["index.png", "image/png"],
  ]);
});

test("Where there is no fingerprint a reason is asked for and sent in its place", async () => {
  const { server } = show();
  const dialog = await open();
  await userEvent.click(dialog.getByRole("checkbox", { name: "No fingerprint can be taken" }));
  await giveSignature(dialog);
  await complete(dialog);
  expect(await dialog.findByText("Reason is required.")).toBeVisible();
  await userEvent.selectOptions(
    dialog.getByLabelText("Why there is no fingerprint"),
    "The device does not work",
  );
  await userEvent.type(dialog.getByRole("textbox", { name: /^Notes on that/ }), "It is being repaired");
  await complete(dialog);
  await isClosed();
  expect(server.callsOf("completeIssuance").map(({ body }) => read(body))).toEqual([
    {
      files: [["sig.jpg", "image/jpeg"]],
      data: {
        card_id: today.card.id,
        version: today.version,
        thumb_missing_reason: "device_failed",
        thumb_missing_notes: "It is being repaired",
      },
    },
  ]);
});

test("A signed receipt stands in for the signature, as a document that is good for one call", async () => {
  const { server } = show();
  const dialog = await open();
  await givePrint(dialog);
  await userEvent.click(dialog.getByRole("checkbox", { name: "Signed on the printed receipt" }));
  await give(dialog, /^Signed receipt/, receipt());
  await dialog.findByText("receipt.pdf is kept for this form.");
  await complete(dialog);
  await isClosed();
  const [upload] = server.callsOf("addIssuanceDocument");
  const sent = upload?.body as FormData;
  expect([sent.get("type"), sent.get("card_id")]).toEqual(["signed_receipt", String(today.card.id)]);
  expect(server.callsOf("completeIssuance").map(({ body }) => read(body))).toEqual([
    {
      files: [["thumb.png", "image/png"]],
      data: { card_id: today.card.id, version: today.version, document_path: "documents/4f1c2a9e" },
    },
  ]);
});

test("Whoever completes while the signed receipt is still being sent is told to wait, and nothing is sent without it", async () => {
  const kept = Promise.withResolvers<void>();
  const { server } = show({
    async addIssuanceDocument() {
      await kept.promise;
      return exampleAnswers.addIssuanceDocument?.() ?? refuse("There is no example.", { code: "server" });
    },
  });
  const dialog = await open();
  await givePrint(dialog);
  await userEvent.click(dialog.getByRole("checkbox", { name: "Signed on the printed receipt" }));
  await give(dialog, /^Signed receipt/, receipt());
  await complete(dialog);
  expect(await dialog.findByText("The file is still on its way. Go on once it is kept.")).toBeVisible();
  expect(server.callsOf("completeIssuance")).toEqual([]);
  kept.resolve();
  await dialog.findByText("receipt.pdf is kept for this form.");
  expect(dialog.queryByText(/still on its way/)).toBeNull();
  await complete(dialog);
  await isClosed();
});

test("A document that was used already is asked for again, and all else stays [ERR-15]", async () => {
  show({
    completeIssuance: () =>
      refuse("File path missing", {
        code: "file_path_missing",
        errors: { document_path: ["File path missing"] },
      }),
  });
  const dialog = await open();
  await givePrint(dialog);
  await userEvent.click(dialog.getByRole("checkbox", { name: "Signed on the printed receipt" }));
  await give(dialog, /^Signed receipt/, receipt());
  await dialog.findByText("receipt.pdf is kept for this form.");
  await complete(dialog);
  expect(
    await dialog.findByText(
      "The file has already been used. Please proceed with the upload process once more.",
    ),
  ).toBeVisible();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Choose file"));
  expect(dialog.queryByText("receipt.pdf")).toBeNull();
  expect(dialog.getByRole("img", { name: "The fingerprint that will be sent" })).toBeVisible();
});

test("Nothing is sent while something is missing, and the focus leads to the first of it", async () => {
  const { server } = show();
  const dialog = await open();
  await complete(dialog);
  expect(await dialog.findByText("Take a fingerprint, or say why there is none.")).toBeVisible();
  expect(dialog.getByText("Take a signature, or add the signed receipt.")).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole("button", { name: /^Use a file/ }));
  expect(server.callsOf("completeIssuance")).toEqual([]);
});

test("What the registry says of a picture stands at its field, until there is another", async () => {
  show({
    completeIssuance: () =>
      refuse("Validation failed.", { errors: { signature: ["The signature is empty."] } }),
  });
  const dialog = await open();
  await givePrint(dialog);
  await giveSignature(dialog);
  await complete(dialog);
  const field = within(dialog.getByRole("group", { name: /^Signature of/ }));
  expect(await field.findByText("The signature is empty.")).toBeVisible();
});

test("Fingers and reasons are those that the registry has settled", async () => {
  show({
    getSettings: () =>
      reply(200, {
        configs: {
          fingers: ["index"],
          issuance: {
            collector_types: [],
            document_types: [],
            return_reasons: [],
            thumb_missing_reasons: [{ code: "bandaged", label: "The hand is bandaged" }],
          },
        },
      }),
  });
  const dialog = await open();
  await waitFor(() => expect(dialog.queryByLabelText("Finger")).toBeNull());
  await userEvent.click(dialog.getByRole("checkbox", { name: "No fingerprint can be taken" }));
  expect(dialog.getByRole("option", { name: "The hand is bandaged" })).toBeTruthy();
});

test("A tick by mistake takes neither the fingerprint nor the signature away, and sends neither", async () => {
  const { server } = show();
  const dialog = await open();
  await givePrint(dialog);
  await giveSignature(dialog);
  const ticks = [/^No fingerprint/, "Signed on the printed receipt"] as const;
  for (const name of ticks) await userEvent.click(dialog.getByRole("checkbox", { name }));
  expect(dialog.queryByRole("img")).toBeNull();
  await complete(dialog);
  expect(server.callsOf("completeIssuance")).toHaveLength(0);
  for (const name of ticks) await userEvent.click(dialog.getByRole("checkbox", { name }));
  await dialog.findByRole("img", { name: "The fingerprint that will be sent" });
  await dialog.findByRole("img", { name: "The signature that will be sent" });
  await complete(dialog);
  await isClosed();
  expect(server.callsOf("completeIssuance").map(({ body }) => read(body).files)).toHaveLength(1);
});

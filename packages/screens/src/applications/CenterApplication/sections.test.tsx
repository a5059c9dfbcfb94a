import {
  createApplication,
  createApplicationCard,
  createPerson,
  islandCenter,
  refuse,
} from "@id-desk/core/testing";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openApplication, section } from "../../testing/stage-application.tsx";

beforeEach(() => page.viewport(1366, 768));

const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("Documents and biometrics", () => {
  const pdf = {
    id: 301,
    type: "police_report",
    content_type: "application/pdf",
    size: 204_800,
    added_at: "2026-11-17T05:11:00Z",
    added_by: clerk,
  };

  test("are named with where they come from, and loaded only when staff press for one", async () => {
    const { calls } = await openApplication();
    const biometrics = section("Biometrics");
    expect(biometrics.getByText("Quality 71")).toBeVisible();
    expect(biometrics.getByText(/^Reused from .*Feb 11, 2024/)).toBeVisible();
    expect(calls.callsOf("getApplicationFile")).toEqual([]);
    await press("Show Right thumb");
    expect(await screen.findByRole("img", { name: "Right thumb of Mohamed Naseer" })).toBeVisible();
    expect(calls.callsOf("getApplicationFile").map(({ path }) => path)).toEqual([
      { id: "41", fileId: "303" },
    ]);
    await press("Hide Right thumb");
    expect(screen.queryByRole("img", { name: /Right thumb/ })).toBeNull();
  });

  test("are saved where they are no pictures", async () => {
    const { calls } = await openApplication({ documents: [pdf] });
    await press("Save Police report");
    expect(await screen.findByText("Police report was saved on this computer.")).toBeInTheDocument();
    expect(calls.callsOf("getApplicationFile").map(({ path }) => path.fileId)).toEqual(["301"]);
  });

  test("cannot be opened on a server that does not give them, and no photograph is asked for", async () => {
    const { calls } = await openApplication(
      { documents: [pdf], applicant: createPerson({ has_photo: true }) },
      { extensions: [] },
    );
    expect(screen.getByText(/^Police report, \d/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^(Show|Save) / })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(calls.callsOf("getApplicantPortrait")).toEqual([]);
  });

  test("say what is missing", async () => {
    await openApplication({
      documents: [],
      captures: [],
      biometrics: { photo: "reused", fingerprints: "missing", signature: "captured" },
    });
    expect(screen.getByText("No documents were added.")).toBeVisible();
    const items = section("Biometrics").getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "PhotoReused",
      "FingerprintsMissing",
      "SignatureCaptured",
    ]);
  });

  test("say what cannot be taken, what is below the mark, and who vouched", async () => {
    const at = "2026-11-25T05:10:00Z";
    const by = { username: "super", fullname: "Fathimath Naseema" };
    const part = { hand: null, finger: null, quality: null, source: "captured", captured_at: at } as const;
    const exception = { id: 1, lasts: "permanent", notes: null, recorded_at: at, recorded_by: null } as const;
    await openApplication({
      captures: [
        {
          ...part,
          id: 1,
          kind: "photo",
          captured_by: null,
          checks: [{ code: "brightness", result: "failed" }],
          reason: "The lamp is broken",
        },
        {
          ...part,
          id: 2,
          kind: "finger",
          hand: "right",
          finger: "thumb",
          quality: 31,
          least_quality: 40,
          captured_by: null,
        },
      ],
      exceptions: [
        { ...exception, kind: "finger", hand: "left", finger: "ring", reason: "amputated" },
        {
          ...exception,
          id: 2,
          kind: "signature",
          hand: null,
          finger: null,
          reason: "tremor",
          lasts: "temporary",
        },
      ],
      vouched_by: { by, at, reason: "Known to me" },
      biometrics: { photo: "captured", fingerprints: "captured", signature: "excepted" },
    });
    const { getByText, queryByText, getAllByRole } = section("Biometrics");
    expect(getByText("Used although a check failed: The lamp is broken")).toBeVisible();
    expect(getByText("Quality 31, below 40")).toBeVisible();
    expect(getByText(/Fathimath Naseema.* vouched .*: .*Known to me/)).toBeVisible();
    expect(queryByText("Cannot be taken")).toBeNull();
    expect(
      getAllByRole("listitem")
        .map(({ textContent }) => textContent)
        .slice(2),
    ).toEqual([
      "Left ring fingerCannot be taken: Finger is missing (permanent)",
      "SignatureCannot be taken: tremor (temporary)",
    ]);
  });

  test("can be tried again where a picture does not come", async () => {
    const { server, calls } = await openApplication(
      {},
      { handlers: { getApplicationFile: () => refuse("away", { status: 500 }) } },
    );
    await press("Show Photo");
    expect(await screen.findByText("Could not load the picture.")).toBeVisible();
    const { getApplicationFile: give } = server.handlers;
    if (give) calls.on("getApplicationFile", give);
    await press("Try again");
    expect(await screen.findByRole("img", { name: "Photo of Mohamed Naseer" })).toBeVisible();
  });

  test("come with the registry's photograph, where it has one", async () => {
    await openApplication({ applicant: createPerson({ has_photo: true }) });
    expect(await section("Details").findByRole("img", { name: "Photo of Mohamed Naseer" })).toBeVisible();
  });
});

describe("The card of an application", () => {
  const card = createApplicationCard();

  test("is told with its batch, which it leads to where the centre is one of the two [DOM-08]", async () => {
    const { stage } = await openApplication({ status: "ready", card });
    const shown = section("Card and dispatch");
    expect(shown.getByText("At the centre")).toBeVisible();
    await userEvent.click(shown.getByRole("link", { name: "DB-2026-000012" }));
    expect(stage.destinations).toEqual([{ screen: "DispatchReceivingBatch", params: { batchId: 12 } }]);
  });

  test("leads to no batch of other centres", async () => {
    const {
      id: _,
      side: __,
      ...batch
    } = card.batch ?? {
      batch_no: "",
      line_status: "",
      origin_center: islandCenter,
      destination_center: islandCenter,
      dispatched_at: null,
      received_at: null,
    };
    await openApplication({
      status: "dispatched",
      card: { ...card, batch: { ...batch, received_at: null } },
    });
    const shown = section("Card and dispatch");
    expect(shown.getByText("DB-2026-000012")).toBeVisible();
    expect(shown.queryByRole("link")).toBeNull();
    expect(shown.getByText("Arrived").nextElementSibling?.textContent).toBe("Not yet");
  });
});

describe("The history of an application", () => {
  test("is shown in the order of the contract, newest first, with the registry where no member of staff did it", async () => {
    const at = "2026-11-18T05:10:00Z";
    const events = [
      { id: 903, at, action: "return", actor: null, center: null, notes: "Photo too dark" },
      ...createApplication().events,
    ];
    await openApplication({ events });
    const rows = section("History").getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ReturnedRegistry.*Photo too dark/),
      expect.stringMatching(/^Biometrics capturedAishath Shareef/),
      expect.stringMatching(/^CreatedAishath Shareef/),
    ]);
  });

  test("holds each look where the server has the whole of it", async () => {
    const { calls } = await openApplication();
    expect(calls.callsOf("listAudit")).toEqual([]);
    await userEvent.click(section("History").getByRole("checkbox"));
    expect(await section("History").findByText("Viewed")).toBeVisible();
    expect(calls.callsOf("listAudit").map(({ path }) => path)).toEqual([{ type: "application", id: "41" }]);
  });
});

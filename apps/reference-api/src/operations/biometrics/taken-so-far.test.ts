import { describe, expect, test } from "vitest";
import { createMemoryFileStore } from "../../files/memory-file-store.ts";
import { applicantIdOf } from "../../testing/applications.ts";
import { drawFace, makePartForm, putAwaiting, sendPrint, takeAll } from "../../testing/biometrics.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { drawSignature } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";

const files = createMemoryFileStore(() => new Date());
const server = useTestServer({ files });

/** What the list, the application's page and its station say of the parts. */
async function readStates(desk: Desk, id: number) {
  const list = await desk.must("listCenterApplications", {
    query: { status: "pending_biometrics", per_page: 100 },
  });
  const { application } = await desk.must("getCenterApplication", { path: { id } });
  const { biometrics } = await desk.must("getApplicantBiometrics", { path: { idNumber: applicantIdOf(1) } });
  return [list.applications.find((each) => each.id === id), application, biometrics.application].map(
    (shown) => shown && [shown.biometrics.photo, shown.biometrics.fingerprints, shown.biometrics.signature],
  );
}

const thrice = (...states: readonly string[]) => [states, states, states];

describe("what is taken of an applicant and not submitted yet", () => {
  test("is not called missing by the list and the application's page, and fingerprints are until all are there", async () => {
    const id = await putAwaiting(server);
    const desk = await signIn(server, "clerk.male", 1);
    await desk.must("sendPhotograph", { body: makePartForm(await drawFace()) });
    await sendPrint(desk, "right", "thumb");
    const { set } = await desk.must("sendSignature", { body: makePartForm(await drawSignature()) });
    expect(await readStates(desk, id)).toEqual(thrice("captured", "missing", "captured"));

    const photo = set.parts.find(({ kind }) => kind === "photo");
    await desk.must("removeCapturedPart", { path: { id: set.batch_id, partId: photo?.id ?? 0 } });
    expect(await readStates(desk, id)).toEqual(thrice("missing", "missing", "captured"));

    await takeAll(desk);
    expect(await readStates(desk, id)).toEqual(thrice("captured", "captured", "captured"));
  });

  test("is missing at another centre, whose station does not show it", async () => {
    const id = await putAwaiting(server, { collection_center_id: 6 });
    const desk = await signIn(server, "clerk.male", 1);
    await desk.must("sendPhotograph", { body: makePartForm(await drawFace()) });
    const other = await signIn(server, "clerk.hdh", 6);
    expect(await readStates(other, id)).toEqual(thrice("missing", "missing", "missing"));
  });
});

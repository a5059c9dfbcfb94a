import { createCapturedPart, createCaptureSet, refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openStation, press, takePhoto } from "../../testing/stage-capture.tsx";

beforeEach(() => page.viewport(1366, 900));

const goTo = (place: number) => userEvent.keyboard(`{Alt>}${place}{/Alt}`);
const finger = (id: number, name: "thumb" | "index") =>
  createCapturedPart({ id, hand: "right", finger: name, quality: 71 });
const set = createCaptureSet({ version: 3, parts: [finger(303, "thumb"), finger(304, "index")] });
/** What the fingers say, without the marks around names. */
const told = () =>
  screen.getByRole("group", { name: /^Fingerprints of/ }).textContent?.replace(/[\u2066-\u2069]/g, "");

test("Two fingers that are removed one after the other are both gone", async () => {
  const answers: (() => void)[] = [];
  const { server, capture } = await openStation(
    { set },
    {
      handlers: {
        removeCapturedPart: async (call) => {
          await new Promise<void>((resolve) => answers.push(resolve));
          return (await capture.handlers.removeCapturedPart?.(call)) ?? refuse("There is no answer.");
        },
      },
    },
  );
  await goTo(2);
  await press(/^Right thumb: /);
  await press("Remove");
  await waitFor(() => expect(answers).toHaveLength(1));
  // The page announces a removal after the answer, and sends the next one after that.
  expect(told()).not.toContain("Right thumb: removed.");
  await press(/^Right index finger: /);
  await press("Remove");
  expect(server.callsOf("removeCapturedPart")).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(capture.read().set?.parts).toEqual([]));
  await waitFor(() => expect(told()).toContain("Right index finger: removed."));
});

test("A finger that was not removed stays, and the section says why", async () => {
  await openStation({ set }, { handlers: { removeCapturedPart: () => refuse("The set is held.") } });
  await goTo(2);
  await press(/^Right thumb: /);
  await press("Remove");
  const alert = await screen.findByText("Right thumb was not removed. The set is held.");
  expect(alert.closest("[data-step]")).toHaveAttribute("data-step", "fingers");
  expect(told()).not.toContain("removed.");
  expect(screen.getByRole("button", { name: "Right thumb: Taken 71" })).toBeVisible();
});

test("A finger that was not removed is still named after the next one is removed", async () => {
  const { capture } = await openStation(
    { set },
    {
      handlers: {
        removeCapturedPart: async (call) =>
          (call.path.partId === "304" ? await capture.handlers.removeCapturedPart?.(call) : undefined) ??
          refuse("The set is held."),
      },
    },
  );
  await goTo(2);
  await press(/^Right thumb: /);
  await press("Remove");
  await press(/^Right index finger: /);
  await press("Remove");
  await waitFor(() => expect(capture.read().set?.parts).toHaveLength(1));
  expect(screen.getByText("Right thumb was not removed. The set is held.")).toBeVisible();
});

test("announces that a photograph was removed after the registry has answered", async () => {
  let refusal = true;
  const { capture } = await openStation(
    {},
    {
      handlers: {
        removeCapturedPart: async (call) =>
          (refusal ? undefined : await capture.handlers.removeCapturedPart?.(call)) ??
          refuse("The set is held."),
      },
    },
  );
  const remove = async () => {
    await takePhoto();
    await waitFor(() => expect(capture.read().set?.parts).toHaveLength(1));
    await press("Remove");
  };
  await remove();
  expect(await screen.findByText("Photograph was not removed. The set is held.")).toBeVisible();
  expect(screen.queryByText("The photograph was removed.")).toBeNull();
  refusal = false;
  await remove();
  expect(await screen.findByText("The photograph was removed.")).toBeInTheDocument();
  expect(screen.queryByText(/was not removed/)).toBeNull();
});

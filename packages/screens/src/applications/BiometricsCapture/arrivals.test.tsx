import { createCapturedPart, createCaptureSet } from "@id-desk/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openStation, press, readReview as review } from "../../testing/stage-capture.tsx";

beforeEach(() => page.viewport(1366, 900));
afterEach(() => void vi.useRealTimers());

const goTo = (place: number) => userEvent.keyboard(`{Alt>}${place}{/Alt}`);
const photo = createCapturedPart({ id: 301, kind: "photo", hand: null, finger: null, quality: null });

describe("Another device", () => {
  test("shows what arrives from it, and the address to open there [CALL-66]", async () => {
    const { server, capture } = await openStation({ set: createCaptureSet({ parts: [] }) });
    await goTo(4);
    const button = screen.getByRole("button", { name: "Use another device" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    act(() => button.click());
    expect(screen.getByText(window.location.href)).toBeVisible();
    capture.change({ parts: [photo] });
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(server.callsOf("getCaptureSet")).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(review()[0]).toBe("PhotographTaken"));
    expect(server.callsOf("getCaptureSet")).toHaveLength(1);
    expect(server.callsOf("getApplicantBiometrics")).toHaveLength(1);
  });

  test("is asked for once when the window is looked at again [CALL-66]", async () => {
    const { server, capture } = await openStation({ set: createCaptureSet({ parts: [] }) });
    await goTo(4);
    capture.change({ parts: [photo] });
    expect(server.callsOf("getCaptureSet")).toEqual([]);
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(review()[0]).toBe("PhotographTaken"));
    expect(server.callsOf("getCaptureSet")).toHaveLength(1);
  });

  test("is not asked for while the page is hidden", async () => {
    const { server } = await openStation({ set: createCaptureSet({ parts: [] }) });
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void window.dispatchEvent(new Event("focus")));
    seen.mockReturnValue("visible");
    expect(server.callsOf("getCaptureSet")).toEqual([]);
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(server.callsOf("getCaptureSet")).toHaveLength(1));
  });

  test("is not offered by a server that keeps nothing before the end", async () => {
    await openStation({}, { extensions: [] });
    expect(screen.getByRole("button", { name: "Use the camera" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Use another device" })).toBeNull();
  });

  test("leaves the focus in the open section when its card is closed", async () => {
    await openStation({ set: createCaptureSet({ parts: [photo] }) });
    await press("Use another device");
    await press("Close");
    await waitFor(() => expect(screen.getByRole("heading", { name: /^Fingers/ })).toHaveFocus());
  });

  test("ends the work once a colleague has submitted it", async () => {
    const { capture } = await openStation({ set: createCaptureSet({ parts: [photo] }) });
    const closed_by = { username: "clerk.two", fullname: "Ibrahim Waheed" };
    capture.change({ closed_at: "2026-11-19T09:05:00Z", closed_by });
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(
      await screen.findByText("\u2068Ibrahim Waheed\u2069 has already submitted these biometrics."),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to list" })).toBeVisible();
    expect(document.querySelector("[data-step]")).toBeNull();
  });
});

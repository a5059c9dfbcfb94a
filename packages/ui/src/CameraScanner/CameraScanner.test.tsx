import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { CameraScanner } from "./CameraScanner.tsx";
import type { CodeReader } from "./useSeenCodes.ts";

const words = {
  label: "Camera",
  hint: "Hold the code in the frame.",
  starting: "Starting the camera…",
  choose: "Camera to use",
  troubles: {
    forbidden: "The camera is not allowed.",
    missing: "No camera was found.",
    busy: "The camera cannot be used.",
    lost: "The camera was unplugged.",
    unreadable: "The camera cannot read codes here.",
  },
  tryAgain: "Try again",
};

let streams: MediaStream[] = [];
let getUserMedia: Mock<typeof navigator.mediaDevices.getUserMedia>;

/** A camera that films a grey wall. */
function createStream(): MediaStream {
  const canvas = document.createElement("canvas");
  canvas.getContext("2d")?.fillRect(0, 0, canvas.width, canvas.height);
  const stream = canvas.captureStream(10);
  streams.push(stream);
  return stream;
}

beforeEach(() => {
  streams = [];
  getUserMedia = vi
    .spyOn(navigator.mediaDevices, "getUserMedia")
    .mockImplementation(async () => createStream());
  vi.spyOn(navigator.mediaDevices, "enumerateDevices").mockResolvedValue([]);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const isLive = (stream: MediaStream | undefined) =>
  stream?.getTracks().some((track) => track.readyState === "live");
const refuse = (name: string) => getUserMedia.mockRejectedValueOnce(new DOMException("", name));

function show({
  codes = [] as string[],
  openReader = async (): Promise<CodeReader> => async () => codes,
} = {}) {
  const onCode = vi.fn<(code: string) => void>();
  const page = render(<CameraScanner words={words} openReader={openReader} onCode={onCode} />, {
    wrapper: ThemeRoot,
  });
  return { onCode, ...page };
}

/** The sentence stands there, and is spoken at the next pause. */
async function expectTold(sentence: string): Promise<void> {
  expect((await screen.findByText(sentence)).closest('[role="status"]')).toBeVisible();
}

test("A code that is held before the camera is told once, and another one beside it", async () => {
  const codes = ["SN0000101"];
  const { onCode } = show({ codes });
  await waitFor(() => expect(onCode.mock.calls).toEqual([["SN0000101"]]));
  codes.push("SN0000102");
  await waitFor(() => expect(onCode.mock.calls).toEqual([["SN0000101"], ["SN0000102"]]));
  expect(screen.getByRole("region", { name: "Camera" })).toHaveAccessibleDescription(words.hint);
});

test("The camera goes out with its page, also while it is still being started", async () => {
  const { unmount, onCode } = show({ codes: ["A1"] });
  await waitFor(() => expect(onCode).toHaveBeenCalled());
  unmount();
  expect(isLive(streams[0])).toBe(false);

  const late = Promise.withResolvers<MediaStream>();
  getUserMedia.mockReturnValueOnce(late.promise);
  show().unmount();
  const stream = createStream();
  late.resolve(stream);
  await waitFor(() => expect(isLive(stream)).toBe(false));
});

describe("Why there is no picture is said, and it can be tried again", () => {
  test.each([
    ["NotAllowedError", words.troubles.forbidden],
    ["NotFoundError", words.troubles.missing],
    ["NotReadableError", words.troubles.busy],
  ])("%s", async (name, sentence) => {
    refuse(name);
    const { onCode } = show({ codes: ["A1"] });
    await expectTold(sentence);
    expect(screen.queryByText(words.hint)).not.toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(onCode).toHaveBeenCalledWith("A1"));
    expect(screen.queryByText(sentence)).toBe(null);
    expect(screen.getByRole("region", { name: "Camera" })).toHaveFocus();
  });

  test("a camera that is unplugged", async () => {
    const { onCode } = show({ codes: ["A1"] });
    await waitFor(() => expect(onCode).toHaveBeenCalled());
    streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event("ended"));
    await expectTold(words.troubles.lost);
  });

  test("what reads the codes cannot be loaded", async () => {
    let fails = true;
    const openReader = async (): Promise<CodeReader> => {
      if (fails) throw new Error("No network.");
      return async () => ["A1"];
    };
    const { onCode } = show({ openReader });
    await expectTold(words.troubles.unreadable);
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(onCode).toHaveBeenCalledWith("A1"));
  });
});

test("Where there are several cameras one is chosen, and the choice keeps the focus", async () => {
  const camera = (deviceId: string, label: string) =>
    ({ deviceId, label, kind: "videoinput" }) as MediaDeviceInfo;
  vi.mocked(navigator.mediaDevices.enumerateDevices).mockResolvedValue([
    camera("front", "Front camera"),
    camera("back", "Back camera"),
    { ...camera("m", "Microphone"), kind: "audioinput" } as MediaDeviceInfo,
  ]);
  show();
  const choice = await screen.findByRole("combobox", { name: "Camera to use" });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).not.toContain("Microphone");
  await userEvent.selectOptions(choice, "Back camera");
  await waitFor(() =>
    expect(getUserMedia).toHaveBeenLastCalledWith(
      expect.objectContaining({ video: expect.objectContaining({ deviceId: { exact: "back" } }) }),
    ),
  );
  expect(isLive(streams[0])).toBe(false);
  expect(screen.getByRole("combobox", { name: "Camera to use" })).toBe(choice);
});

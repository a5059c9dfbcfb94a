import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page as browserWindow, userEvent } from "vitest/browser";
import { exampleWords as words } from "../ImageField/example-words.ts";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { PictureCamera, type PictureCameraProps } from "./PictureCamera.tsx";
import { stageCamera } from "./stage-camera.ts";

const nothing = () => undefined;

describeConformance("PictureCamera", {
  draw: (props) => (
    <PictureCamera {...props} words={words} cameras={stageCamera()} onTaken={nothing} onCancel={nothing} />
  ),
});

function draw(props: Partial<PictureCameraProps> = {}) {
  const cameras = stageCamera();
  const taken = vi.fn<(picture: Blob) => void>();
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const page = render(
    <form onSubmit={sent}>
      <PictureCamera words={words} cameras={cameras} onTaken={taken} onCancel={nothing} {...props} />
      <button type="submit">Send</button>
    </form>,
    { wrapper: ThemeRoot },
  );
  return { cameras, taken, sent, ...page };
}

afterEach(() => localStorage.clear());

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function take() {
  await waitFor(() => expect(screen.queryByText(words.starting)).toBe(null));
  await press(words.take);
  await screen.findByRole("application");
}

test("The camera starts with it, as wide as it is wanted, with the focus where the picture is taken", async () => {
  const { cameras } = draw({ wantedWidth: 2560, facing: "environment" });
  expect(screen.getByRole("button", { name: words.take })).toHaveFocus();
  await waitFor(() => expect(cameras.asked).toHaveLength(1));
  expect(cameras.asked[0]).toMatchObject({
    facingMode: "environment",
    width: { ideal: 2560 },
    height: { ideal: 1440 },
  });
});

test("By keyboard a picture is taken, zoomed, moved, turned and used, and the form around it is not sent", async () => {
  const { taken, sent } = draw();
  await waitFor(() => expect(screen.queryByText(words.starting)).toBe(null));
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("application");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}");
  const zoom = screen.getByRole("slider", { name: words.zoom });
  expect(zoom).toHaveFocus();
  await userEvent.keyboard("{End}{Enter}");
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await waitFor(() => expect(zoom).toHaveAttribute("aria-valuetext", "100 %"));
  await userEvent.keyboard("{Tab}{Enter}");
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  const { width, height } = await createImageBitmap(taken.mock.lastCall?.[0] as Blob);
  expect([width, height]).toEqual([360, 640]);
  expect(sent).not.toHaveBeenCalled();
});

test("Another picture is taken in place of one that is not good", async () => {
  const { cameras, taken } = draw();
  await take();
  await press(words.another);
  expect(screen.getByRole("button", { name: words.take })).toHaveFocus();
  await waitFor(() => expect(cameras.asked).toHaveLength(2));
  await take();
  await press(words.use);
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
});

test("Why a picture cannot be used is said, and it stays to be adjusted", async () => {
  const { taken } = draw({ limits: { longestSide: 640, mostBytes: 10 } });
  await take();
  await press(words.use);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words.troubles.tooLarge));
  expect(taken).not.toHaveBeenCalled();
  expect(screen.getByRole("application")).toBeVisible();
  expect(screen.getByRole("button", { name: words.use })).toHaveFocus();
});

test("Whoever shows it hears of a picture that is not used yet, and when there is none any more", async () => {
  const onPicture = vi.fn();
  draw({ onPicture });
  await take();
  expect(onPicture.mock.calls).toEqual([[true]]);
  await press(words.another);
  expect(onPicture.mock.lastCall).toEqual([false]);
});

test("On a small window the picture is in sight with the button that uses it", async () => {
  await browserWindow.viewport(320, 568);
  // As high as what stands at the top of such a window.
  const header = 80;
  document.documentElement.style.scrollPaddingBlockStart = `${header}px`;
  try {
    const { container } = draw({ words: { ...words, move: `${words.move} `.repeat(3) } });
    const before = document.createElement("div");
    before.style.blockSize = "1000px";
    container.prepend(before);
    await take();
    const use = screen.getByRole("button", { name: words.use });
    expect(use).toHaveFocus();
    const stage = screen.getByRole("application").closest("[dir=ltr]") as HTMLElement;
    // A window scrolls by whole pixels.
    expect(stage.getBoundingClientRect().top).toBeGreaterThan(header - 1);
    expect(use.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight + 1);
  } finally {
    document.documentElement.style.scrollPaddingBlockStart = "";
    await browserWindow.viewport(1366, 768);
  }
});

test("What turns a picture to the left is drawn so from right to left too", async () => {
  const { container } = draw();
  container.querySelector(".idd-root")?.setAttribute("dir", "rtl");
  await take();
  const sign = screen.getByRole("button", { name: words.turnLeft }).querySelector("svg");
  expect(sign && getComputedStyle(sign).transform).toBe("none");
});

describe("The camera that somebody chooses is remembered on this computer", () => {
  async function chooseSecond() {
    const cameras = stageCamera({ cameras: 2 });
    const { unmount } = draw({ cameras });
    await userEvent.selectOptions(await screen.findByRole("combobox"), "Camera 2");
    await waitFor(() => expect(cameras.asked).toHaveLength(2));
    unmount();
  }
  const second = { deviceId: { exact: "camera-2" } };

  test("for the next picture, and for portraits alone", async () => {
    await chooseSecond();
    expect(localStorage.getItem("id-desk-camera")).toBe("camera-2");
    const { cameras, unmount } = draw();
    await waitFor(() => expect(cameras.asked).toEqual([expect.objectContaining(second)]));
    unmount();
    const away = draw({ facing: "environment" }).cameras;
    await waitFor(() => expect(away.asked).toEqual([expect.objectContaining({ facingMode: "environment" })]));
  });

  test.each(["OverconstrainedError", "NotReadableError"])(
    "until it answers %s: then another one is taken",
    async (name) => {
      localStorage.setItem("id-desk-camera", "gone");
      const cameras = stageCamera();
      const start = cameras.getUserMedia;
      cameras.getUserMedia = async (asked) => {
        if (JSON.stringify(asked).includes("gone")) throw new DOMException("", name);
        return start(asked);
      };
      draw({ cameras });
      await waitFor(() => expect(cameras.asked).toEqual([expect.objectContaining({ facingMode: "user" })]));
      await waitFor(() => expect(screen.queryByText(words.starting)).toBe(null));
    },
  );

  test("unless the camera is not allowed: then nobody is asked twice", async () => {
    localStorage.setItem("id-desk-camera", "camera-1");
    const cameras = stageCamera({ failure: "NotAllowedError" });
    draw({ cameras });
    await screen.findByText(words.cameraTroubles.forbidden);
    expect(cameras.asked).toHaveLength(1);
  });
});

test("Where the face goes is drawn over the picture, and hidden from those who listen", async () => {
  const { container } = draw({ overlay: "face", aspect: 7 / 9 });
  await waitFor(() => expect(screen.queryByText(words.starting)).toBe(null));
  const overlay = container.querySelector('svg[viewBox="0 0 70 90"]');
  expect(overlay).toHaveAttribute("aria-hidden", "true");
  const seen = container.querySelector("video")?.getBoundingClientRect();
  expect(overlay?.getBoundingClientRect().width).toBeCloseTo(seen?.width ?? 0, 0);
});

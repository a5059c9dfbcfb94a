import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, type Mock, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { stageCamera } from "../PictureCamera/stage-camera.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { exampleWords as words } from "./example-words.ts";
import { ImageField, type ImageFieldProps } from "./ImageField.tsx";

describeConformance("ImageField", {
  draw: (props) => (
    <ImageField {...props} label="Portrait" words={words} value={undefined} onChange={() => undefined} />
  ),
});

type Taken = Mock<(picture: Blob | undefined) => void>;

/** A field that keeps its picture; `taken` is told each time. */
function Field({ taken, ...rest }: Partial<ImageFieldProps> & { taken: Taken }) {
  const [picture, setPicture] = useState<Blob>();
  return (
    <ImageField
      label="Portrait"
      words={words}
      value={picture}
      onChange={(next) => {
        setPicture(next);
        taken(next);
      }}
      {...rest}
    />
  );
}

function draw(props: Partial<ImageFieldProps> = {}) {
  const taken: Taken = vi.fn();
  return { taken, ...render(<Field taken={taken} {...props} />, { wrapper: ThemeRoot }) };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const isLive = (stream: MediaStream | undefined) =>
  stream?.getTracks().some((track) => track.readyState === "live");

async function showCamera() {
  await press(words.camera);
  await waitFor(() => expect(screen.queryByText(words.starting)).toBe(null));
}

/** The colours at a picture's left and right edge, and its size. */
async function look(picture: Blob | undefined) {
  const bitmap = await createImageBitmap(picture as Blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
    return red > blue ? "red" : "blue";
  };
  const { width, height } = bitmap;
  return {
    size: [width, height],
    left: colourAt(3, 3),
    right: colourAt(width - 4, 3),
    top: colourAt(width >> 1, 3),
    bottom: colourAt(width >> 1, height - 4),
  };
}

test("A picture is taken with the camera, adjusted and used; it is not mirrored, though its preview is", async () => {
  const cameras = stageCamera();
  const { taken } = draw({ cameras });
  await showCamera();
  expect(screen.getByRole("button", { name: words.take })).toHaveFocus();
  expect(document.querySelector("video")).toHaveAttribute("data-mirrored");
  await userEvent.keyboard(" ");
  expect(await screen.findByText(words.taken)).toBeTruthy();
  expect(isLive(cameras.streams[0])).toBe(false);
  await screen.findByRole("application", { name: words.adjust });
  expect(screen.getByRole("button", { name: words.use })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("img", { name: words.alt })).toBeVisible();
  const picture = taken.mock.lastCall?.[0];
  expect(picture?.type).toBe("image/jpeg");
  expect(await look(picture)).toMatchObject({ size: [640, 360], left: "red", right: "blue" });
  expect(screen.getByRole("button", { name: words.another })).toHaveFocus();
});

test("A picture with a shape of its own is cut so, and is no larger than its limits", async () => {
  const { taken } = draw({
    cameras: stageCamera(),
    aspect: 3 / 4,
    limits: { longestSide: 240, mostBytes: 20_000 },
  });
  await showCamera();
  await press(words.take);
  await screen.findByRole("application");
  await press(words.use);
  await waitFor(() => expect(taken).toHaveBeenCalled());
  expect(taken.mock.lastCall?.[0]?.size).toBeLessThanOrEqual(20_000);
  expect((await look(taken.mock.lastCall?.[0])).size).toEqual([180, 240]);
});

function choose(file: File) {
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  fireEvent.change(input, { target: { files: transfer.files } });
}

/** Red at its left and blue at its right. */
async function drawFile(width = 800, height = 400): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.fillStyle = "#f00";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "#00f";
  context.fillRect(width / 2, 0, width / 2, height);
  const blob = await (await fetch(canvas.toDataURL("image/png"))).blob();
  return new File([blob], "portrait.png", { type: "image/png" });
}

test("A file is turned by quarters", async () => {
  const { taken } = draw();
  choose(await drawFile());
  await screen.findByRole("application");
  await press(words.turnRight);
  await press(words.use);
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  expect(await look(taken.mock.lastCall?.[0])).toMatchObject({
    size: [400, 800],
    top: "red",
    bottom: "blue",
  });

  choose(await drawFile());
  await screen.findByRole("application");
  await press(words.turnLeft);
  await press(words.use);
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(2));
  expect(await look(taken.mock.lastCall?.[0])).toMatchObject({
    size: [400, 800],
    top: "blue",
    bottom: "red",
  });
});

test("By keyboard a picture is made larger and moved", async () => {
  const { taken } = draw();
  choose(await drawFile());
  const place = await screen.findByRole("application");
  expect(place).toHaveAccessibleDescription(words.move);
  screen.getByRole("slider", { name: words.zoom }).focus();
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("slider", { name: words.zoom })).toHaveAttribute("aria-valuetext", "400 %");
  place.focus();
  await userEvent.keyboard("{ArrowLeft>40/}");
  await press(words.use);
  await waitFor(() => expect(taken).toHaveBeenCalled());
  const { size, left, right } = await look(taken.mock.lastCall?.[0]);
  expect(size).toEqual([200, 100]);
  expect([left, right]).toEqual(["blue", "blue"]);
});

test("Where too little of a picture is left, that is said and it can be adjusted again", async () => {
  const { taken } = draw({ leastSide: 300 });
  choose(await drawFile());
  await screen.findByRole("application");
  screen.getByRole("slider", { name: words.zoom }).focus();
  await userEvent.keyboard("{End}");
  await press(words.use);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words.troubles.tooSmall));
  expect(taken).not.toHaveBeenCalled();
  screen.getByRole("slider", { name: words.zoom }).focus();
  await userEvent.keyboard("{Home}");
  await press(words.use);
  await waitFor(() => expect(taken).toHaveBeenCalled());
  expect(screen.queryByRole("alert")).toBe(null);
});

describe("Why there is no picture is said, it can be tried again, and a file can be chosen", () => {
  test.each([
    ["NotAllowedError", words.cameraTroubles.forbidden],
    ["NotFoundError", words.cameraTroubles.missing],
    ["NotReadableError", words.cameraTroubles.busy],
  ])("%s", async (failure, sentence) => {
    const staged = stageCamera();
    const getUserMedia = vi.fn(staged.getUserMedia);
    getUserMedia.mockRejectedValueOnce(new DOMException("", failure));
    draw({ cameras: { ...staged, getUserMedia } });
    await press(words.camera);
    expect((await screen.findByText(sentence)).closest('[role="status"]')).toBeVisible();
    expect(screen.getByRole("button", { name: words.choose })).toBeEnabled();
    await press(words.tryAgain);
    await waitFor(() => expect(screen.queryByText(sentence)).toBe(null));
    expect(await screen.findByRole("button", { name: words.take })).toHaveFocus();
  });

  test("a camera that is unplugged while it is shown", async () => {
    const cameras = stageCamera();
    draw({ cameras });
    await showCamera();
    cameras.streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event("ended"));
    await screen.findByText(words.cameraTroubles.lost);
    choose(await drawFile());
    expect(await screen.findByRole("application")).toBeVisible();
  });
});

test("Another camera is chosen, and the choice keeps the focus", async () => {
  const cameras = stageCamera({ cameras: 2 });
  draw({ cameras });
  await showCamera();
  const choice = await screen.findByRole("combobox", { name: words.chooseCamera });
  choice.focus();
  await userEvent.selectOptions(choice, "Camera 2");
  await waitFor(() => expect(cameras.asked).toHaveLength(2));
  expect(cameras.asked[1]).toMatchObject({ deviceId: { exact: "camera-2" } });
  expect(isLive(cameras.streams[0])).toBe(false);
  expect(choice).toHaveFocus();
});

test("The camera goes out when the taking is cancelled, and with the field", async () => {
  const cameras = stageCamera();
  const { unmount } = draw({ cameras });
  await showCamera();
  await press(words.cancel);
  expect(isLive(cameras.streams[0])).toBe(false);
  expect(screen.getByRole("button", { name: words.camera })).toHaveFocus();
  await showCamera();
  unmount();
  expect(isLive(cameras.streams[1])).toBe(false);
});

test("A file that is none of a picture is refused, and the picture before it stays", async () => {
  const { taken } = draw();
  choose(await drawFile());
  await screen.findByRole("application");
  await press(words.use);
  await screen.findByRole("img", { name: words.alt });
  choose(new File(["GIF89a"], "a.gif", { type: "image/gif" }));
  await screen.findByText(words.troubles.otherKind);
  expect(await screen.findByRole("img", { name: words.alt })).toBeVisible();
  expect(taken).toHaveBeenCalledTimes(1);
});

test("A removed picture is gone, and the focus is where another is taken", async () => {
  const { taken } = draw();
  choose(await drawFile());
  await screen.findByRole("application");
  await press(words.use);
  await screen.findByRole("img", { name: words.alt });
  await press(words.remove);
  expect(taken.mock.lastCall).toEqual([undefined]);
  expect(screen.getByText(words.removed)).toBeTruthy();
  expect(screen.getByRole("button", { name: words.camera })).toHaveFocus();
});

test("Nothing of what cuts pictures is written into the page as a style", async () => {
  const before = document.querySelectorAll("style").length;
  draw();
  choose(await drawFile());
  await screen.findByRole("application");
  expect(document.querySelectorAll("style").length).toBe(before);
});

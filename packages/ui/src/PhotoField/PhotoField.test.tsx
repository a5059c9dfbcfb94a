import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { exampleWords as words } from "./example-words.ts";
import { PhotoField, type PhotoFieldProps } from "./PhotoField.tsx";

const limits = { longestSide: 800, mostBytes: 60_000 };

/** A field that keeps its photograph; `taken` is told each time. */
function Field({ taken, ...rest }: Partial<PhotoFieldProps> & { taken?: (photo: Blob | undefined) => void }) {
  const [photo, setPhoto] = useState<Blob>();
  return (
    <PhotoField
      label="Photograph"
      isOptional
      description="Shows what is wrong."
      words={words}
      limits={limits}
      value={photo}
      onChange={(next) => {
        setPhoto(next);
        taken?.(next);
      }}
      {...rest}
    />
  );
}

function draw(props: Parameters<typeof Field>[0] = {}) {
  const taken = vi.fn();
  render(<Field taken={taken} {...props} />, { wrapper: ThemeRoot });
  return { taken, group: screen.getByRole("group", { name: "Photograph (optional)" }) };
}

/** A picture full of noise, which does not become small by itself. */
async function drawNoise(width: number, height: number, type = "image/png"): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const pixels = context.createImageData(width, height);
  for (let index = 0; index < pixels.data.length; index += 1) {
    pixels.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 251;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await (await fetch(canvas.toDataURL(type))).blob();
  return new File([blob], "DCIM0001", { type });
}

function choose(file: File) {
  const [input] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  const transfer = new DataTransfer();
  transfer.items.add(file);
  fireEvent.change(input as HTMLInputElement, { target: { files: transfer.files } });
}

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

test("A photograph becomes a JPEG within the limits, is shown and told", async () => {
  const { taken } = draw();
  choose(await drawNoise(2400, 1200));
  const picture = await screen.findByRole("img", { name: words.alt });

  const photo = taken.mock.calls[0]?.[0] as Blob;
  expect(photo.type).toBe("image/jpeg");
  expect(photo.size).toBeLessThanOrEqual(limits.mostBytes);
  const { width, height } = await createImageBitmap(photo);
  expect(Math.max(width, height)).toBeLessThanOrEqual(800);
  expect(width).toBe(2 * height);
  expect(picture.getAttribute("src")).toMatch(/^blob:/);
  expect(screen.getByRole("status").textContent).toBe(words.ready);
});

test("A photograph loses what a camera writes beside it", async () => {
  const { taken } = draw();
  const drawn = new Uint8Array(await (await drawNoise(60, 40, "image/jpeg")).arrayBuffer());
  const place = new TextEncoder().encode("taken at 4.1755 N 73.5093 E");
  const comment = [0xff, 0xfe, 0, place.length + 2, ...place];
  choose(new File([drawn.slice(0, 2), new Uint8Array(comment), drawn.slice(2)], "a.jpg"));
  await screen.findByRole("img");

  const sent = await new Response(taken.mock.calls[0]?.[0]).text();
  expect(sent).not.toContain("73.5093");
});

test.each([
  ["a HEIC, whatever its name says", "\0\0\0\x18ftypheic\0\0\0\0", "heic"],
  ["a text that is called a photograph", "Not a picture at all", "otherKind"],
  ["a drawing with programs in it", "<svg xmlns='http://www.w3.org/2000/svg'/>", "otherKind"],
  ["a photograph that is broken", "\xff\xd8\xff\xe0broken", "unreadable"],
] as const)("Of %s the field says why it is not taken", async (_, text, trouble) => {
  const { taken, group } = draw();
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  choose(new File([bytes], "photo.jpg", { type: "image/jpeg" }));

  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words.troubles[trouble]));
  expect(descriptionOf(group)).toEqual([words.troubles[trouble], "Shows what is wrong."]);
  expect(taken).not.toHaveBeenCalled();
});

test("A file that is not taken leaves the photograph before it", async () => {
  const { taken } = draw();
  choose(await drawNoise(60, 40));
  await screen.findByRole("img");
  choose(new File(["GIF89a"], "photo.gif", { type: "image/gif" }));

  await screen.findByText(words.troubles.otherKind);
  expect(screen.getByRole("img")).toBeTruthy();
  expect(taken).toHaveBeenCalledTimes(1);
});

test("A removed photograph is forgotten, and the focus is where another is chosen", async () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  const { taken } = draw();
  choose(await drawNoise(60, 40));
  const { src } = (await screen.findByRole("img")) as HTMLImageElement;
  await userEvent.click(screen.getByRole("button", { name: words.remove }));

  expect(taken.mock.lastCall).toEqual([undefined]);
  expect(document.activeElement?.textContent).toContain(words.choose);
  expect(screen.getByRole("status").textContent).toBe(words.removed);
  expect(screen.queryByRole("img")).toBe(null);
  expect(revoke.mock.calls).toContainEqual([src]);
});

test("The button opens the list of files of the three kinds by keyboard, and no camera where none is held", async () => {
  draw();
  const opened = vi.fn();
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
  for (const input of inputs)
    input.addEventListener("click", (event) => {
      event.preventDefault();
      opened(input);
    });
  screen.getByRole("button", { name: words.choose }).focus();
  await userEvent.keyboard("{Enter}");

  expect(opened.mock.calls).toEqual([[inputs[0]]]);
  expect(inputs.map(({ accept, tabIndex }) => [accept, tabIndex])).toEqual(
    inputs.map(() => ["image/jpeg,image/png,image/webp", -1]),
  );
  expect(inputs.map((input) => input.getAttribute("capture"))).toEqual([null, "environment"]);
  expect(screen.queryByRole("button", { name: words.take })).toBe(null);
});

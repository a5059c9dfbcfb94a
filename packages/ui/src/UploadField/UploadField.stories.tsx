import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fireEvent, within } from "storybook/test";
import { exampleWords } from "./example-words.ts";
import { type ShownUpload, UploadField, type UploadFieldProps } from "./UploadField.tsx";

type StagedProps = Partial<
  Pick<UploadFieldProps, "label" | "description" | "errorMessage" | "isDisabled" | "mostFiles">
> & { files?: readonly ShownUpload[] };

const file = (id: number, state: ShownUpload["state"], part: Partial<ShownUpload> = {}): ShownUpload => ({
  id,
  name: `letter-${id}.pdf`,
  size: 4_700_000,
  type: "application/pdf",
  sent: 0,
  state,
  ...part,
});

function Staged({ files = [], label = "Letter", ...rest }: StagedProps) {
  const [items, setItems] = useState(files);
  const change = (id: number, state: ShownUpload["state"]) =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, state, error: undefined } : item)));
  return (
    <UploadField
      {...rest}
      label={label}
      words={exampleWords}
      items={items}
      onAdd={({ name, size, type }) => {
        const id = Math.max(0, ...items.map((item) => item.id)) + 1;
        setItems((now) => [...now, { id, name, size, type, sent: size, state: "done" }]);
        return id;
      }}
      onPause={(id) => change(id, "paused")}
      onResume={(id) => change(id, "sending")}
      onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      checkFile={({ size }) => (size > 50_000_000 ? "A file may have 50 MB at most." : undefined)}
      formatSize={(bytes) => `${Math.floor(bytes / 100_000) / 10} MB`}
      accepted={["application/pdf", "image/jpeg", "image/png"]}
    />
  );
}

const meta = { title: "UI/UploadField", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: "PDF, JPEG or PNG, 50 MB at most." } };
export const EveryState: Story = {
  args: {
    files: [
      file(1, "done", { sent: 4_700_000 }),
      file(2, "sending", { sent: 2_100_000 }),
      file(3, "retrying", { sent: 3_300_000 }),
      file(4, "paused", { sent: 900_000 }),
      file(5, "failed", { sent: 900_000, error: { message: "The server cannot be reached." } }),
      file(6, "waiting", { type: "image/heic", name: "IMG_0042.heic" }),
    ],
  },
};
export const OneFile: Story = { args: { mostFiles: 1, files: [file(1, "done", { sent: 4_700_000 })] } };
export const Full: Story = {
  args: { mostFiles: 2, files: [file(1, "done"), file(2, "sending", { sent: 1_000_000 })] },
};
export const WithPicture: Story = {
  async play({ canvasElement }) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 200];
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "#7aa0b8";
      context.fillRect(0, 0, 320, 200);
      context.fillStyle = "#f4f1e8";
      context.fillRect(60, 40, 200, 120);
    }
    const blob = await (await fetch(canvas.toDataURL())).blob();
    const picture = new File([blob ?? ""], "scan of the letter.png", { type: "image/png" });
    const input = canvasElement.querySelector("input[type=file]") as HTMLInputElement;
    const transfer = new DataTransfer();
    transfer.items.add(picture);
    await fireEvent.change(input, { target: { files: transfer.files } });
    await within(canvasElement).findByRole("img", { name: exampleWords.alt(picture.name) });
  },
};
export const Refused: Story = { args: { errorMessage: "File path missing" } };
export const Disabled: Story = { args: { isDisabled: true, files: [file(1, "done")] } };
export const LongNames: Story = {
  args: {
    label: "Letter that says who may take the parcel away, with the signature of whoever it is for",
    files: [
      file(1, "sending", {
        sent: 2_000_000,
        name: "Scan_of_the_letter_of_authorisation_signed_in_front_of_the_magistrate_2026-11-21_final_version(2).pdf",
      }),
      file(2, "done", { name: "ހުއްދައިގެ ސިޓީ.pdf" }),
    ],
  },
};

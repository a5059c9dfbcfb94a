import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../Button/index.ts";
import { createNotifier, noticePresets } from "./create-notifier.ts";
import { NoticeRegion, type NoticeRegionProps } from "./NoticeRegion.tsx";

/** Long enough to be looked at. */
const standing = 600_000;

function told(preset: Parameters<typeof createNotifier>[0]) {
  const notifier = createNotifier(preset);
  notifier.notify({ tone: "info", text: "A new list was published this morning." });
  notifier.notify({ tone: "warning", heading: "Not saved yet.", text: "The connection is slow." });
  notifier.notify({ tone: "danger", text: "Serial number does not match." });
  notifier.notify({ tone: "success", text: "The parcel was sent." });
  return notifier;
}

const meta = {
  title: "UI/Notifier",
  component: NoticeRegion,
  args: { notifier: createNotifier() },
  decorators: [(Story) => <div style={{ minBlockSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof NoticeRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pausing: Story = {
  args: { notifier: told({ ...noticePresets.pausing, timeout: standing }) },
};
export const Mounted: Story = {
  args: { notifier: told({ ...noticePresets.mounted, timeout: standing }) },
};

function Playground({ notifier }: NoticeRegionProps) {
  const [count, setCount] = useState(1);
  return (
    <>
      <Button
        onPress={() => {
          notifier.notify({ tone: "success", text: `Parcel ${count} was sent.` });
          setCount(count + 1);
        }}
      >
        Send a parcel
      </Button>
      <NoticeRegion notifier={notifier} />
    </>
  );
}

export const OneByOne: Story = {
  args: { notifier: createNotifier(noticePresets.mounted) },
  render: Playground,
};

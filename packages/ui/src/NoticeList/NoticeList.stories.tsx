import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoticeList } from "./NoticeList.tsx";

const meta = {
  title: "UI/NoticeList",
  component: NoticeList,
  args: {
    label: "Notices",
    empty: "Nothing yet.",
    notices: [
      {
        id: 3,
        tone: "danger",
        label: "Failed",
        text: "The parcel could not be sent.",
        time: "14:05",
        dateTime: "2026-11-19T09:05:00Z",
        detail: "3 times",
      },
      {
        id: 2,
        tone: "success",
        label: "Done",
        text: "Parcel 7 was sent.",
        time: "14:01",
        dateTime: "2026-11-19T09:01:00Z",
      },
      {
        id: 1,
        tone: "warning",
        label: "Attention",
        text: "އިސްމާޢީލް ދީދީ has taken over the parcel that you had opened, and what you had written in it was kept for you.",
        time: "13:58",
        dateTime: "2026-11-19T08:58:00Z",
      },
    ],
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Empty: Story = { args: { notices: [] } };

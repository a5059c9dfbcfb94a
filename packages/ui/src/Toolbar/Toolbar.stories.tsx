import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { DownloadIcon, SearchIcon } from "../icons/index.ts";
import { Select } from "../Select/index.ts";
import { TextField } from "../TextField/index.ts";
import { Toolbar } from "./Toolbar.tsx";

const options = [
  { value: "all", label: "Every place" },
  { value: "north", label: "The north" },
];

const meta = {
  title: "UI/Toolbar",
  component: Toolbar,
  args: {
    label: "Filter orders",
    children: (
      <>
        <TextField label="Search" icon={<SearchIcon />} placeholder="Number or name" />
        <Select label="To" options={options} defaultValue="all" />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {};
export const WithEnd: Story = { args: { end: <Button icon={<DownloadIcon />}>Export</Button> } };

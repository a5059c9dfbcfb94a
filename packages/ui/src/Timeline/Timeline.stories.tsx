import type { Meta, StoryObj } from "@storybook/react-vite";
import { Timeline, type TimelineStep } from "./Timeline.tsx";

const onItsWay: TimelineStep[] = [
  {
    id: "ordered",
    label: "Ordered",
    state: "done",
    stateLabel: "Done",
    at: "Nov 16, 2026, 09:12",
    place: "North desk",
  },
  {
    id: "checked",
    label: "Checked",
    state: "done",
    stateLabel: "Done",
    at: "Nov 16, 2026, 15:40",
    place: "Main office",
  },
  {
    id: "made",
    label: "Made",
    state: "done",
    stateLabel: "Done",
    at: "Nov 18, 2026, 08:05",
    place: "Workshop",
  },
  {
    id: "sent",
    label: "Sent",
    state: "done",
    stateLabel: "Done",
    at: "Nov 19, 2026, 14:05",
    place: "Workshop",
  },
  {
    id: "arrived",
    label: "Arrived",
    state: "current",
    stateLabel: "On its way",
    note: "Expected on Nov 21, 2026.",
  },
  { id: "told", label: "Customer told", state: "waiting", stateLabel: "Not yet" },
  { id: "collected", label: "Collected", state: "waiting", stateLabel: "Not yet", place: "North desk" },
];

/** Changes one step. The steps after it have not happened yet. */
function stoppedAt(id: string, step: Partial<TimelineStep>): TimelineStep[] {
  const stop = onItsWay.findIndex((item) => item.id === id);
  return onItsWay.map((item, index) => {
    if (index < stop) return item;
    if (index === stop) return { ...item, ...step };
    return { id: item.id, label: item.label, state: "waiting", stateLabel: "Not yet" };
  });
}

const meta = {
  title: "UI/Timeline",
  component: Timeline,
  args: { label: "Progress of the order", items: onItsWay },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const NotBegun: Story = {
  args: {
    items: stoppedAt("ordered", { state: "waiting", stateLabel: "Not yet", at: undefined, place: undefined }),
  },
};
export const AllDone: Story = {
  args: {
    items: onItsWay.map((item) => ({
      ...item,
      state: "done",
      stateLabel: "Done",
      at: item.at ?? "Nov 20, 2026, 10:30",
      note: undefined,
    })),
  },
};
export const DoneWithoutATime: Story = {
  args: { items: onItsWay.map(({ id, label, state, stateLabel }) => ({ id, label, state, stateLabel })) },
};
export const ProblemInTheMiddle: Story = {
  args: {
    items: stoppedAt("made", {
      state: "problem",
      stateLabel: "Returned",
      note: "The drawing is blurred. Send a sharper one.",
    }),
  },
};
export const Warning: Story = {
  args: {
    items: stoppedAt("arrived", {
      state: "problem",
      tone: "warning",
      stateLabel: "Missing",
      at: "Nov 21, 2026, 10:30",
      place: "North desk",
      note: "Not in the parcel. It is being looked for.",
    }),
  },
};
export const OneStep: Story = { args: { items: onItsWay.slice(0, 1) } };
export const ThreeSteps: Story = { args: { items: onItsWay.slice(3, 6) } };
export const MoreThanEight: Story = {
  args: {
    items: [
      ...onItsWay,
      { id: "worn", label: "Worn", state: "waiting", stateLabel: "Not yet" },
      { id: "renewed", label: "Renewed", state: "waiting", stateLabel: "Not yet" },
    ],
  },
};
export const LongWords: Story = {
  args: {
    items: onItsWay.map((item) => ({
      ...item,
      label: item.id === "checked" ? "ދިވެހިރާއްޖޭގެ ރައްޔިތުންގެ ތަޢާރަފު" : item.label,
      place:
        item.id === "made"
          ? "Donaudampfschifffahrtsgesellschaftswerkstatt"
          : item.id === "arrived"
            ? "ކުޅުދުއްފުށީ ރީޖަނަލް ސެންޓަރު (north)"
            : item.place,
    })),
  },
};
export const Narrow: Story = {
  ...ProblemInTheMiddle,
  decorators: [(Story) => <div style={{ maxInlineSize: 272 }}>{Story()}</div>],
};
export const Dark: Story = { ...ProblemInTheMiddle, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...LongWords, globals: { direction: "rtl" } };

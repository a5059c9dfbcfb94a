import { RegistryError } from "@id-desk/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { dispatchReceivingBatchCopy } from "../DispatchReceivingBatch/DispatchReceivingBatch.copy.ts";
import { dispatchReceivingBatchManifest } from "../DispatchReceivingBatch/DispatchReceivingBatch.manifest.ts";
import { BatchDialog } from "./BatchDialog.tsx";

interface UndoStory {
  readonly name?: string;
  readonly error?: RegistryError;
  readonly isPending?: boolean;
  /** A colleague has changed the card so that it can no longer be done. */
  readonly isLost?: boolean;
}

const ignore = () => undefined;

function Question({ name = "Mohamed Naseer", error, isPending = false, isLost }: UndoStory) {
  const t = useCopy(dispatchReceivingBatchCopy);
  return (
    <BatchDialog
      heading={<Phrase text={t("undoTitle")} serial="SN0000101" />}
      confirmLabel={t("undoConfirm")}
      writing={{ isPending, error, reset: ignore }}
      isLost={isLost}
      kept={{ form: "receiving 12", about: {}, typedBefore: undefined }}
      onReload={ignore}
      onClose={ignore}
      onSubmit={ignore}
    >
      <p>{name}</p>
      <p>{t("undoHelp")}</p>
    </BatchDialog>
  );
}

function Undo(story: UndoStory) {
  const [stage] = useState(() => createTestRegistry());
  return (
    <Stage stage={stage}>
      <ScreenFrame manifest={dispatchReceivingBatchManifest} props={{}}>
        <Question {...story} />
      </ScreenFrame>
    </Stage>
  );
}

const meta = { title: "Screens/DispatchReceivingBatch/BatchDialog", component: Undo } satisfies Meta<
  typeof Undo
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const LongName: Story = {
  args: { name: "Abdul Rahman Mohamed Ibrahim Didi Thakurufaanu Kaleyfaanu of Maradhoo-Feydhoo" },
};
export const UnderWay: Story = { args: { isPending: true } };
export const Refused: Story = {
  args: { error: new RegistryError({ code: "network", message: "Server error. Please try again later." }) },
};
export const ChangedByAColleague: Story = {
  args: {
    error: new RegistryError({
      code: "conflict",
      message: "This card was changed by Ibrahim Waheed.",
      serverCode: "stale_version",
      context: {
        changed_by: { username: "clerk.two", fullname: "Ibrahim Waheed" },
        changed_at: "2026-11-22T04:35:00Z",
      },
    }),
  },
};
export const NoLongerPossible: Story = { args: { isLost: true } };
export const Dark: Story = { ...ChangedByAColleague, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...ChangedByAColleague, globals: { direction: "rtl" } };

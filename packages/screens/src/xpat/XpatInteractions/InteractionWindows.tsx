import { serverCan } from "@id-desk/core";
import { useState } from "react";
import { useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { interactionSlipDialog } from "../print/interaction-slip-dialog.ts";
import { InteractionDrawer } from "./InteractionDrawer.tsx";
import type { InteractionWindowsState } from "./XpatInteractions.tsx";

interface WindowsProps {
  readonly windows: InteractionWindowsState;
  /** The server shows records and counts prints. */
  readonly counts: boolean;
}

/** What is open over the list of interactions: one that is viewed, and the window that prints its slip. */
export function InteractionWindows(props: WindowsProps) {
  const { viewed } = props.windows;
  return viewed ? <Viewed key={viewed.id} {...props} id={viewed.id} /> : <SlipWindow {...props} />;
}

/** One interaction, which is read once for each press: each look is written down. */
function Viewed({ id, ...props }: WindowsProps & { readonly id: number }) {
  const { windows } = props;
  const reading = useRead("getInteraction", { path: { id } }, { readsOnce: true });
  const { data, change } = reading;
  return (
    <>
      {windows.viewed && (
        <InteractionDrawer
          row={windows.viewed}
          reading={reading}
          onPrint={windows.print}
          onClose={windows.close}
        />
      )}
      <SlipWindow
        {...props}
        counts={props.counts || serverCan(data, "interactions")}
        before={data?.interaction.print_count}
        onPrinted={(print_count) =>
          change((answer) => ({ ...answer, interaction: { ...answer.interaction, print_count } }))
        }
      />
    </>
  );
}

/** The window that prints a slip. What it needs of an interaction is in the row already. */
function SlipWindow({
  windows: { printed, closePrint },
  counts,
  before,
  onPrinted,
}: WindowsProps & {
  /** How often it was printed, if the record is read. */
  readonly before?: number | undefined;
  readonly onPrinted?: (copies: number) => void;
}) {
  const Dialog = useOnDemand(interactionSlipDialog, {
    isWanted: printed !== undefined,
    onUnavailable: closePrint,
  });
  const [copies, setCopies] = useState<Readonly<Record<number, number>>>({});
  if (!printed || !Dialog) return null;
  const { id } = printed;
  return (
    <Dialog
      key={id}
      interaction={printed}
      counts={counts}
      printed={copies[id] ?? before}
      isReprint
      onPrinted={(count) => {
        setCopies({ ...copies, [id]: count });
        onPrinted?.(count);
      }}
      onClose={closePrint}
    />
  );
}

import { vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";
import { row } from "../runtime/frame/looks.ts";

/** Under the heading of a record beside a list: its status, and when it was made. */
export const under = style({ ...row, alignItems: "center", columnGap: vars.space[3], rowGap: vars.space[1] });

/** The sections of the record. */
export const record = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });

/** Shown while the record is loading. */
export const waiting = style({ display: "grid", justifyItems: "center", paddingBlock: vars.space[8] });

import type { OperationData } from "../client/operation.ts";
import type { components } from "../contract/registry.gen.d.ts";

/** A batch of cards on its way between two centres, with its cards, notes and events. */
export type Batch = components["schemas"]["Batch"];

/** A batch as lists show it and as a card's answer brings it: without its cards. */
export type BatchSummary = components["schemas"]["BatchSummary"];

/** A card's line in a batch. */
export type BatchCard = components["schemas"]["BatchCard"];

/** A paper of a batch, in a word of the contract. */
export type BatchDocument = components["schemas"]["BatchDocument"];

/** What has changed in a batch since a version of it. */
export type BatchChanges = OperationData<"listBatchChanges">;

/** The batch that holds a card; nothing of whose card it is. */
export type LocatedBatch = NonNullable<OperationData<"locateCard">["batch"]>;

/** Where a batch stands. */
export type BatchStatus = BatchSummary["status"];

/** Where a card's line in a batch stands. */
export type LineStatus = BatchCard["line_status"];

/** From which end of its journey staff look at a batch. */
export type Side = "sending" | "receiving";

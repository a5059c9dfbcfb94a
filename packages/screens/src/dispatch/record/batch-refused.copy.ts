import { defineCopy } from "../../runtime/words/copy.ts";
import { batchHeaderCopy } from "./batch-header.copy.ts";

/** The words at the top of a batch's page with those of a refusal, which come with it. */
export const batchRefusedCopy = defineCopy("BatchHeader", {
  ...batchHeaderCopy.texts,

  notFoundHelp: "The number or the address may belong to another batch. Look it up in the list.",
  forbiddenHelp: "The centre that you work at neither sends nor receives it.",
  conflictHelp: "It can be received here as soon as it has been dispatched.",
});

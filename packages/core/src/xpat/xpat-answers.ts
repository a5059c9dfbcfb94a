import { givenListOf, numberOr, orNull, readList, readText, recordOf } from "../client/read-fields.ts";
import { type AnswerReaders, pageOf, readFile } from "../client/read-list-answer.ts";
import { readExtensions } from "../dispatch/extensions.ts";
import { readEmployer, readExpat, readIsland, readOccupation, readPermitHolder } from "./read-expat.ts";
import { readInteraction, readInteractionStats, readInteractionSummary } from "./read-interaction.ts";

const readRecordOfInteraction = recordOf({ interaction: readInteraction, extensions: readExtensions });

// Somebody who cannot be read is there all the same: nobody is told that nobody was found.
const readIndividuals = recordOf({
  individuals: (value) => readList(value, "people", readExpat),
  extensions: readExtensions,
});

const readInteractions = pageOf(
  { interactions: (value) => readList(value, "interactions", readInteractionSummary) },
  ({ interactions }) => interactions.length,
);

const readPermits = pageOf(
  { permits: (value) => readList(value, "permits", readPermitHolder) },
  ({ permits }) => permits.length,
);

/** How the answers about foreign workers are read. */
export const answers: AnswerReaders = {
  listOccupations: recordOf({ occupations: givenListOf("occupations", readOccupation) }),
  listIslands: recordOf({ islands: givenListOf("islands", readIsland) }),
  getCurrentIsland: recordOf({ island: orNull(readIsland) }),
  listEmployers: recordOf({ employers: givenListOf("employers", readEmployer) }),
  findExpatByPassport: readIndividuals,
  findExpatByPermit: readIndividuals,
  recordInteraction: readRecordOfInteraction,
  listInteractions: readInteractions,
  getInteraction: readRecordOfInteraction,
  markInteractionPrinted: recordOf({ copies: numberOr(1), at: readText, version: numberOr(1) }),
  getInteractionPart: readFile,
  getExpatPortrait: readFile,
  getInteractionStats: recordOf({ stats: readInteractionStats, extensions: readExtensions }),
  listWorkPermits: readPermits,
};

import { statusSentenceWords } from "@id-desk/core";
import { defineCopy } from "../../runtime/words/copy.ts";

/** The templates of what is read aloud to somebody who asks where their card is. */
export const statusSentenceCopy = defineCopy("StatusSentence", statusSentenceWords.en);

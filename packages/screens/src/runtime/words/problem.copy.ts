import { problemMessages } from "@id-desk/core";
import { defineCopy } from "./copy.ts";

/** The words for what is wrong with a value. @see Spec 5 */
export const problemCopy = defineCopy("Problem", problemMessages);

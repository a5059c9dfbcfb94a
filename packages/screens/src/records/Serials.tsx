import { CodeText } from "@id-desk/ui";
import { Fragment } from "react";

/** Several serial numbers in a sentence, each in its groups. */
export function Serials({ numbers }: { readonly numbers: readonly string[] }) {
  return numbers.map((number, place) => (
    <Fragment key={number}>
      {place > 0 && ", "}
      <CodeText>{number}</CodeText>
    </Fragment>
  ));
}

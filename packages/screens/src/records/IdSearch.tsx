import { SearchBox, type SearchBoxProps } from "@id-desk/ui";
import type { Ref } from "react";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { idSearchCopy } from "./id-search.copy.ts";
import { useIdSearch } from "./use-id-search.ts";

/** The box that leads to the page of a person by their ID number. */
export function IdSearch({
  field,
  typedBefore,
  ...box
}: Pick<SearchBoxProps, "keys" | "isLandmark" | "className"> & {
  readonly field?: Ref<HTMLInputElement> | undefined;
  /** What is in the field at first. */
  readonly typedBefore?: string;
}) {
  const t = useCopy(idSearchCopy);
  const { typed, type, problem, isErrorSpoken, search, leave } = useIdSearch(typedBefore);
  return (
    <SearchBox
      {...box}
      ref={field}
      label={t("search")}
      isCode
      autoComplete="off"
      value={typed}
      onChange={type}
      onSearch={search}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Escape") type("");
      }}
      errorMessage={problem && t(problem)}
      isErrorSpoken={isErrorSpoken}
    />
  );
}

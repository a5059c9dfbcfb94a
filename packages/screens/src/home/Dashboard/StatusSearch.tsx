import { Button, TextField } from "@id-desk/ui";
import { type FormEvent, useId, useRef } from "react";
import { idSearchCopy } from "../../records/id-search.copy.ts";
import { useIdSearch } from "../../records/use-id-search.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { DashboardMessages } from "./Dashboard.copy.ts";
import * as css from "./Dashboard.css.ts";
import { statusSearchCopy } from "./status-search.copy.ts";

/** Looks a person up by their ID number, as the search of the top bar does, for whoever does nothing else. */
export function StatusSearch({ messages }: { readonly messages?: DashboardMessages | undefined }) {
  const t = useCopy(statusSearchCopy, messages);
  const tSearch = useCopy(idSearchCopy);
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, type, problem, search, leave } = useIdSearch();
  function submit(event: FormEvent): void {
    event.preventDefault();
    field.current?.focus();
    search();
  }
  return (
    <section aria-labelledby={headingId} className={css.search}>
      <h2 id={headingId} className={css.heading}>
        {t("whereIsTheCard")}
      </h2>
      <form noValidate className={css.searchForm} onSubmit={submit}>
        <TextField
          ref={field}
          className={css.searchField}
          label={tSearch("search")}
          description={t("whereIsTheCardHelp")}
          isCode
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={type}
          onBlur={leave}
          errorMessage={
            problem && (
              <span role="alert" key={problem}>
                {tSearch(problem)}
              </span>
            )
          }
        />
        <Button type="submit" variant="primary" className={css.searchButton}>
          {t("showStatus")}
        </Button>
      </form>
    </section>
  );
}

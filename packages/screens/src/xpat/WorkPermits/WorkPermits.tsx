import { Button, SearchDrawing, TextField } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import { type FormEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import { ListScans } from "../../lists/ListScans.tsx";
import { useTableFocus } from "../../lists/useTableFocus.ts";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { type PermitWords, usePermitColumns } from "./permit-columns.tsx";
import { useWorkPermits, type WorkPermitsState } from "./useWorkPermits.ts";
import { workPermitsCopy } from "./WorkPermits.copy.ts";
import * as css from "./WorkPermits.css.ts";
import { workPermitsManifest } from "./WorkPermits.manifest.ts";

/** What the search for work permits takes from its host. */
export interface WorkPermitsProps extends ScanListProps, ScreenProps<never, typeof workPermitsCopy.texts> {}

/** Work permits by employer or number: how long each is valid, and the way to record an interaction with its holder. */
export function WorkPermits(props: WorkPermitsProps) {
  return (
    <ScreenFrame manifest={workPermitsManifest} props={props}>
      <Permits {...props} />
    </ScreenFrame>
  );
}

function Permits({ scanAnywhere, messages }: WorkPermitsProps) {
  const t = useCopy(workPermitsCopy, messages);
  const list = useWorkPermits();
  const focus = useTableFocus();
  const columns = usePermitColumns(t);
  const first = useRef<HTMLInputElement>(null);
  const { asked, error } = list;
  function clear(): void {
    list.clear();
    // The button that was pressed goes away with the search.
    first.current?.focus();
  }
  return (
    <>
      <ScreenHeader title={t("title")} subtitle={t("subtitle")} />
      <ListFrame error={error}>
        <PermitSearch list={list} first={first} scanAnywhere={scanAnywhere} onClear={clear} t={t} />
        {asked ? (
          <ListRows
            list={list}
            words={(key, values) => {
              if (key !== "noMatchesHelp") return t(key, values);
              return t(asked.name && asked.number ? "tryOne" : asked.name ? "tryNumber" : "tryName");
            }}
            caption={t("caption")}
            empty={{ heading: t("noMatches") }}
            columns={columns}
            focus={focus}
            onClear={clear}
          />
        ) : (
          <ScreenEmptyState drawing={<SearchDrawing />} heading={t("typeFirst")} />
        )}
      </ListFrame>
    </>
  );
}

/** Two fields, of which one is enough. Enter searches. */
function PermitSearch({
  list,
  first,
  scanAnywhere,
  onClear,
  t,
}: {
  readonly list: WorkPermitsState;
  readonly first: React.RefObject<HTMLInputElement | null>;
  readonly onClear: () => void;
  readonly t: PermitWords;
} & ScanListProps) {
  const { typed, wrong, asked, total, isLoading, isRefreshing, error } = list;
  const second = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  function scan(number: string): void {
    flushSync(() => list.type({ name: "", number }));
    form.current?.requestSubmit();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const short = list.search();
    if (short) (short === "name" ? first : second).current?.focus();
  }
  const problemOf = (field: "name" | "number") =>
    wrong === field && <span role="alert">{t(list.hasText ? "tooShort" : "typeFirst")}</span>;
  return (
    <search>
      <form ref={form} className={css.searchFilters} onSubmit={submit}>
        <div className={css.field}>
          <TextField
            ref={first}
            label={t("employerName")}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            dir="auto"
            value={typed.name}
            onChange={(name) => list.type({ name })}
            errorMessage={problemOf("name")}
          />
        </div>
        <div className={css.field}>
          <TextField
            ref={second}
            label={t("permitNumber")}
            isCode
            aria-keyshortcuts="F2"
            autoComplete="off"
            maxLength={40}
            value={typed.number}
            onChange={(number) => list.type({ number })}
            errorMessage={problemOf("number")}
          />
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="primary" icon={<SearchIcon />} isPending={isLoading || isRefreshing}>
            {t("search")}
          </Button>
          {(asked || typed.name || typed.number) && (
            <Button variant="quiet" onPress={onClear}>
              {t("clear")}
            </Button>
          )}
        </div>
        <p className={css.besideCount} role="status">
          <bdi>{asked && total !== undefined && !isLoading && !error && t("count", { count: total })}</bdi>
        </p>
      </form>
      <ListScans
        inside={form}
        field={second}
        label={t("permitNumber")}
        scanAnywhere={scanAnywhere}
        onScan={scan}
      />
    </search>
  );
}

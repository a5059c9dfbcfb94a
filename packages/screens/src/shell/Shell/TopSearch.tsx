import { useRef } from "react";
import { IdSearch } from "../../records/IdSearch.tsx";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { shellCopy } from "./Shell.copy.ts";

const keys = "Control+K";

/** The search by ID number of the top bar, with the keys that lead to it from every page. */
export function TopSearch({ t }: { readonly t: Translate<typeof shellCopy.texts> }) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ keys, label: t("searchShortcut") }, () => field.current?.focus());
  return <IdSearch keys={keys} field={field} />;
}

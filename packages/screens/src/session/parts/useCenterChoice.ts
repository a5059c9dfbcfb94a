import type { Center } from "@id-desk/core";
import { useState } from "react";
import { useScreen, useScreenState } from "../../runtime/frame/screen-context.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useCall } from "../../runtime/writing/use-call.ts";

/** Above this many, the centres are rows, and a box finds one by its name, atoll or island, in either script. */
const mostWithoutSearch = 8;

/** What a page on which staff choose their centre knows and can do. */
export type CenterChoice = ReturnType<typeof useCenterChoice>;

/** Lists the user's centres and selects one of them at the registry. */
export function useCenterChoice(onCenterSet: ((event: { readonly center: Center }) => void) | undefined) {
  const { client } = useRegistry();
  const { data, error, isLoading, refresh } = useRead("listUserCenters", undefined);
  const [chosen, choose] = useState<Center["id"] | null>(null);
  const [search, setSearch] = useState("");
  const all = data?.dispatch_centers ?? [];
  const { tellExit } = useScreen();
  const { run, ...call } = useCall("setCenter");
  useScreenState({ isReady: data !== undefined, error, retry: refresh });

  async function save(): Promise<void> {
    if (chosen === null) return;
    const answer = await run({ body: { dispatch_center: chosen } }, async () => ({
      dispatch_center: await client.auth.setCenter(chosen),
    }));
    if (!answer) return;
    tellExit("center_selected", () => onCenterSet?.({ center: answer.dispatch_center }));
  }

  return {
    ...call,
    /** Those that match the search. The chosen one stays in sight, so that nobody saves what they do not see. */
    centers: all.filter((center) => center.id === chosen || matches(center, search)),
    total: all.length,
    isLoading,
    /** Why the centres could not be listed. */
    loadError: error,
    reload: refresh,
    chosen,
    choose,
    hasSearch: all.length > mostWithoutSearch,
    search,
    setSearch,
    save,
  };
}

/** Whether each word that was typed is found in a centre's names, or in those of the place where it is. */
function matches(center: Center, search: string): boolean {
  const { name, name_dv, island, island_dv, atoll, atoll_dv, atoll_code } = center;
  const names = fold([name, name_dv, island, island_dv, atoll, atoll_dv, atoll_code].join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** Lower case without accents: "Male" finds "Malé". */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

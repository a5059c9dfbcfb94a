import type { RegistryError } from "@id-desk/core";
import type { ReactNode } from "react";
import { ListForbidden } from "./ListForbidden.tsx";
import * as css from "./list.css.ts";

/** What stands around a list: its parts one under the other, or that this user may not see it. */
export function ListFrame({
  error,
  children,
}: {
  readonly error: RegistryError | undefined;
  readonly children: ReactNode;
}) {
  if (error?.code === "forbidden") return <ListForbidden error={error} />;
  return <div className={css.list}>{children}</div>;
}

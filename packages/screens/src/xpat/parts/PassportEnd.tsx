import { useCopy } from "../../runtime/registry/registry-context.ts";
import { passportEndCopy } from "./passport-end.copy.ts";

/** The last four signs of a passport number, as lists show it; or that there is no passport. */
export function PassportEnd({ end }: { readonly end: string | null }) {
  const t = useCopy(passportEndCopy);
  return <bdi dir={end ? "ltr" : undefined}>{end ? t("end", { end }) : t("none")}</bdi>;
}

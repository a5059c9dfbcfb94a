import { Button, Spinner } from "@id-desk/ui";
import { type ComponentProps, useState } from "react";
import { screenCopy } from "../frame/screen.copy.ts";
import { useCopy } from "../registry/registry-context.ts";
import { type PartOnDemand, useOnDemand } from "./on-demand.ts";

/** Shows a part of a section once it has been loaded; another try where it could not be. */
export function SectionOnDemand<Props extends object>({
  part,
  ...props
}: { readonly part: PartOnDemand<Props> } & Props) {
  const t = useCopy(screenCopy);
  const [isFailed, setFailed] = useState(false);
  const Part = useOnDemand(part, {
    isWanted: !isFailed,
    warmsUp: false,
    onUnavailable: () => setFailed(true),
  });
  if (Part) return <Part {...(props as unknown as Props & ComponentProps<typeof Part>)} />;
  if (!isFailed) return <Spinner label={t("loading")} />;
  return <Button onPress={() => setFailed(false)}>{t("tryAgain")}</Button>;
}

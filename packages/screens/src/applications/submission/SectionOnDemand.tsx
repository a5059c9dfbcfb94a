import { Button, Spinner } from "@id-desk/ui";
import { type ComponentProps, useState } from "react";
import { type createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { submissionCopy } from "./submission.copy.ts";

/** Shows a part of a section once it has been loaded; another try where it could not be. */
export function SectionOnDemand<Props extends object>({
  part,
  ...props
}: { readonly part: ReturnType<typeof createPartOnDemand<string, Props>> } & Props) {
  const t = useCopy(submissionCopy);
  const [isFailed, setFailed] = useState(false);
  const Part = useOnDemand(part, {
    isWanted: !isFailed,
    warmsUp: false,
    onUnavailable: () => setFailed(true),
  });
  if (Part) return <Part {...(props as unknown as Props & ComponentProps<typeof Part>)} />;
  if (!isFailed) return <Spinner label={t("loadingSection")} />;
  return <Button onPress={() => setFailed(false)}>{t("tryAgain")}</Button>;
}

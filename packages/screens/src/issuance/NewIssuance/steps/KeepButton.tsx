import { Button } from "@id-desk/ui";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { newIssuanceCopy } from "../NewIssuance.copy.ts";

/** Closes a section that was opened again, and changes nothing. */
export function KeepButton({ onPress }: { readonly onPress: () => void }) {
  const t = useCopy(newIssuanceCopy);
  return (
    <Button variant="quiet" onPress={onPress}>
      {t("keep")}
    </Button>
  );
}

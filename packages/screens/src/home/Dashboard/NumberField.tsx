import { ScanField } from "@id-desk/ui";
import { useRef } from "react";
import { useNumberOpening } from "../../records/use-number-opening.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { DashboardMessages } from "./Dashboard.copy.ts";
import { numberFieldCopy } from "./number-field.copy.ts";

/** Opens the batch, the application, the card or the person whose number is scanned or typed; F2 leads to it. */
export function NumberField({
  scanAnywhere,
  messages,
}: {
  readonly scanAnywhere: boolean;
  readonly messages?: DashboardMessages | undefined;
}) {
  const t = useCopy(numberFieldCopy, messages);
  const field = useRef<HTMLInputElement>(null);
  const { open, outcome, isOpening } = useNumberOpening();
  useShortcut({ keys: "F2", label: t("scanShortcut") }, () => field.current?.focus());
  return (
    <div aria-busy={isOpening || undefined}>
      <ScanField
        ref={field}
        label={t("scan")}
        description={t("scanHint")}
        errorMessage={
          outcome && (
            <span role="alert" key={outcome.number}>
              {outcome.kind === "failed"
                ? outcome.message
                : t(outcome.kind === "elsewhere" && !outcome.center ? "elsewhereUnknown" : outcome.kind, {
                    number: outcome.number,
                    center: (outcome.kind === "elsewhere" && outcome.center) || "",
                  })}
            </span>
          )
        }
        scanAnywhere={scanAnywhere}
        onScan={(text) => void open(text)}
      />
    </div>
  );
}

import { Alert, Button, DescriptionList, Dialog } from "@id-desk/ui";
import { CopyIcon, FingerprintIcon, SoundOnIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { diagnosticsCopy } from "./Diagnostics.copy.ts";
import * as css from "./Diagnostics.css.ts";
import { useDiagnostics } from "./useDiagnostics.ts";

/** Shows what support asks for when something does not work, and gives it as text. */
export function DiagnosticsDialog({
  portalVersion,
  onClose,
}: {
  readonly portalVersion: string | undefined;
  readonly onClose: () => void;
}) {
  const t = useCopy(diagnosticsCopy);
  const { facts, isChecking, checkReader, sound, playSound, answerSound, copyOutcome, copy } = useDiagnostics(
    portalVersion,
    t,
  );
  const isPlayed = sound !== "soundUntried";
  return (
    <Dialog
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={t("title")}
      actions={
        <Button variant="primary" icon={<CopyIcon />} isPending={isChecking} onPress={() => void copy()}>
          {t("copy")}
        </Button>
      }
    >
      <div className={css.body}>
        <p className={css.help}>{t("help")}</p>
        <div className={css.facts} aria-busy={isChecking || undefined}>
          <DescriptionList layout="rows" items={facts} />
        </div>
        {checkReader && (
          <div className={css.trial}>
            <Button size="sm" icon={<FingerprintIcon />} onPress={checkReader}>
              {t("checkReader")}
            </Button>
          </div>
        )}
        <div className={css.trial}>
          <Button size="sm" icon={<SoundOnIcon />} onPress={playSound}>
            {t("playSound")}
          </Button>
          {/* A screen reader only reads changes of a status that was there before. */}
          <span role="status">{isPlayed && t("didYouHear")}</span>
          {isPlayed &&
            ([true, false] as const).map((isHeard) => (
              <Button key={String(isHeard)} size="sm" onPress={() => answerSound(isHeard)}>
                {t(isHeard ? "heard" : "unheard")}
              </Button>
            ))}
        </div>
        <div role="status">
          {copyOutcome && (
            <Alert tone={copyOutcome === "copied" ? "success" : "warning"}>{t(copyOutcome)}</Alert>
          )}
        </div>
      </div>
    </Dialog>
  );
}

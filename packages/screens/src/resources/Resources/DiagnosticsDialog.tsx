import { Alert, Button, DescriptionList, Dialog } from "@id-desk/ui";
import { CopyIcon, SoundOnIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { diagnosticsCopy } from "./Diagnostics.copy.ts";
import * as css from "./Diagnostics.css.ts";
import { type DiagnosticsState, useDiagnostics } from "./useDiagnostics.ts";

/** Shows what support asks for when something does not work, and gives it as text. */
export function DiagnosticsDialog({
  portalVersion,
  onClose,
}: {
  readonly portalVersion: string | undefined;
  readonly onClose: () => void;
}) {
  const t = useCopy(diagnosticsCopy);
  const diagnostics = useDiagnostics(portalVersion, t);
  const { facts, isChecking, copyOutcome, copy } = diagnostics;
  return (
    <Dialog
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
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
        <SoundTrial diagnostics={diagnostics} t={t} />
        <div role="status">
          {copyOutcome && (
            <Alert tone={copyOutcome === "copied" ? "success" : "warning"}>{t(copyOutcome)}</Alert>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function SoundTrial({
  diagnostics: { sound, playSound, answerSound },
  t,
}: {
  readonly diagnostics: DiagnosticsState;
  readonly t: ReturnType<typeof useCopy<typeof diagnosticsCopy.texts>>;
}) {
  return (
    <div className={css.trial}>
      <Button size="sm" icon={<SoundOnIcon />} onPress={playSound}>
        {t("playSound")}
      </Button>
      {/* It stands there before it has anything to say, or it would not be heard. */}
      <span role="status">{sound !== "soundUntried" && t("didYouHear")}</span>
      {sound !== "soundUntried" && (
        <>
          <Button size="sm" onPress={() => answerSound(true)}>
            {t("heard")}
          </Button>
          <Button size="sm" onPress={() => answerSound(false)}>
            {t("unheard")}
          </Button>
        </>
      )}
    </div>
  );
}

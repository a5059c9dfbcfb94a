import { isRegistryError } from "@id-desk/core";
import { Alert, Button, CodeText } from "@id-desk/ui";
import type { KeptDraft } from "../../runtime/drafts/use-draft.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";

/** Drafts that the user has from before, each to go on with or to discard. */
export function Drafts({
  offered,
  onResume,
  onDiscard,
}: {
  readonly offered: readonly KeptDraft[];
  readonly onResume: (draft: KeptDraft) => void;
  readonly onDiscard: (draft: KeptDraft) => void;
}) {
  const t = useCopy(submissionCopy);
  const dates = useDates();
  return offered.map((draft) => {
    const at = draft.savedAt.toISOString();
    const isToday = dates.day(at) === dates.today();
    const time = isToday ? dates.time(at) : dates.dateTime(at);
    return (
      <Alert
        key={draft.draft}
        tone="info"
        heading={t("draft")}
        actions={
          <>
            <Button size="sm" onPress={() => onResume(draft)}>
              <span>
                <Phrase
                  text={t("resumeDraft")}
                  values={{ idNumber: <CodeText>{draft.idNumber}</CodeText>, time }}
                />
              </span>
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("discardDraftOf", { idNumber: draft.idNumber })}
              onPress={() => onDiscard(draft)}
            >
              {t("discardDraft")}
            </Button>
          </>
        }
      />
    );
  });
}

/** Staff have seen the notice of a refusal; the draft is still offered. */
export function ignoreRefusal(error: unknown): void {
  if (!isRegistryError(error)) throw error;
}

/** When the sheet was saved last, or why it is not. */
export function DraftSaved({
  savedAt,
  problem,
}: {
  readonly savedAt: Date | null;
  readonly problem: "elsewhere" | "too_many" | "unsaved" | null;
}) {
  const t = useCopy(submissionCopy);
  const dates = useDates();
  if (problem) return <Alert tone="warning" announce="politely" heading={t(problem)} />;
  if (!savedAt) return null;
  return <p className={css.note}>{t("savedAt", { time: dates.time(savedAt.toISOString()) })}</p>;
}

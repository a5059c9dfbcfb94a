import { Badge, Skeleton } from "@id-desk/ui";
import { cardSigns, findSign } from "../../records/status-signs.tsx";
import type { StatusSentence } from "../parts/useStatusSentences.ts";
import * as css from "./ApplicationStatus.css.ts";
import type { StatusWords } from "./ApplicationStatus.tsx";
import type { StatusPage } from "./useApplicationStatus.ts";

/** What is read aloud to the person, large and spoken when it comes; below it what it means in short. */
export function StatusAnswer({
  sentences,
  page,
  t,
}: {
  /** In the language of the page and in a second one; nothing until the registry has answered. */
  readonly sentences: readonly [StatusSentence, StatusSentence] | undefined;
  readonly page: StatusPage;
  readonly t: StatusWords;
}) {
  const [own, other] = sentences ?? [];
  return (
    <section className={css.answer} aria-label={t("answer")} aria-busy={!own || undefined}>
      <div className={css.inLanguage}>
        {own?.language === "dv" && <p className={css.language}>{t("dhivehiDraft")}</p>}
        {/* It is there before its words are, so that they are spoken when they come. */}
        <p role="status" className={css.sentence} {...readDirection(own)}>
          {own && <bdi>{own.text}</bdi>}
        </p>
      </div>
      {!own && (
        <div role="status" aria-label={t("loading")}>
          <Skeleton shape="block" height="120px" />
        </div>
      )}
      <Chips page={page} t={t} />
      {other && (
        <div className={css.inLanguage}>
          <p className={css.language}>{t(other.language === "dv" ? "dhivehiDraft" : "english")}</p>
          <p className={css.otherSentence} {...readDirection(other)}>
            {other.text}
          </p>
        </div>
      )}
    </section>
  );
}

/** The language of a sentence that is in another one than the page, and the way it runs. */
function readDirection(sentence: StatusSentence | undefined) {
  const lang = sentence?.language;
  return lang && { lang, dir: lang === "dv" ? "rtl" : "ltr" };
}

function Chips({ page, t }: { readonly page: StatusPage; readonly t: StatusWords }) {
  const { status, hasActive, isCardHere, isCardInTransit } = page;
  if (!status) return null;
  const hasNone = status.applications.length === 0;
  if (!hasNone && !hasActive && !isCardHere && !isCardInTransit) return null;
  return (
    <ul className={css.chips} aria-label={t("inShort")}>
      {hasActive && (
        <li>
          <Badge tone="info">{t("activeApplication")}</Badge>
        </li>
      )}
      {isCardHere && (
        <li>
          <Badge tone="success" icon={findSign(cardSigns, "at_center")}>
            {t("cardHere")}
          </Badge>
        </li>
      )}
      {isCardInTransit && (
        <li>
          <Badge tone="info" icon={findSign(cardSigns, "in_transit")}>
            {t("cardInTransit")}
          </Badge>
        </li>
      )}
      {hasNone && (
        <li>
          <Badge tone="neutral">{t("noApplication")}</Badge>
        </li>
      )}
    </ul>
  );
}

import { findOwn } from "../format/find-own.ts";
import type { ApplicationStatus, PersonStatus } from "./application.ts";
import { isActiveApplication } from "./application-words.ts";
import { sayApplication } from "./say-application.ts";
import { cardsAtRest, sayCard } from "./say-card.ts";
import { fill, type Saying, type StatusSentenceOptions, say } from "./saying.ts";
import { findStatusWay } from "./status-way.ts";

/**
 * Writes where somebody's card is, to be read aloud to them: a few short sentences about their newest application and its
 * card. It names centres and nobody else. A status that these screens do not know is said as it is.
 */
export function writeStatusSentence(status: PersonStatus, options: StatusSentenceOptions): string {
  return listSayings(status, options)
    .flatMap(({ keys, values }) => {
      const texts = keys.map((key) => fill(options.words[key], values));
      return texts.find((text) => text !== undefined) ?? [];
    })
    .join(" ");
}

/** What the card of an application does whose card the server does not tell. */
const cardsByStage: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  dispatched: "in_transit",
  ready: "at_center",
  collected: "collected",
};

/** An application that ended so leaves the question about another card that is under way. */
const endedWithoutCard: readonly string[] = ["rejected", "cancelled"] satisfies ApplicationStatus[];

function listSayings(personStatus: PersonStatus, options: StatusSentenceOptions): readonly Saying[] {
  const { person, cards } = personStatus;
  const way = findStatusWay(personStatus);
  const { application } = way;
  const isOver = application !== undefined && endedWithoutCard.includes(application.status);
  const card = isOver ? cards.find(({ status }) => !cardsAtRest.includes(status)) : way.card;
  const cardStatus = application?.status === "returned" ? undefined : card?.status;
  const stage = cardStatus ?? (application && findOwn(cardsByStage, application.status));
  const isUnderWay = card
    ? !cardsAtRest.includes(card.status)
    : application && isActiveApplication(application);
  const isHeld = person.holds.length > 0;
  return [
    ...(person.is_deceased ? [say(["deceased"])] : []),
    ...(application ? sayApplication(application, options, stage !== undefined) : []),
    ...(stage ? sayCard(stage, { ...way, card }, options, !isHeld && !person.is_deceased) : []),
    ...(application || card ? [] : [say(["nothing"])]),
    ...(isHeld && isUnderWay ? [say(["held"])] : []),
  ];
}

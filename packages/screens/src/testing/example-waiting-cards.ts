import type { Extension, WaitingCard } from "@id-desk/core";
import { createWaitingCard, type FakeReply, reply } from "@id-desk/core/testing";
import { hoursAgo } from "./example-issuances.ts";

const owners = [
  { name_en: "Mohamed Naseer", name_dv: "މުޙައްމަދު ނަޞީރު" },
  { name_en: "Aminath Sheereen Abdulla", name_dv: "އާމިނަތު ޝީރީން" },
  { name_en: "Ibrahim Rasheed", name_dv: null },
];
const types = ["standard", "standard", "senior", "minor"];

/** Cards that have waited for these days each, on the registry's calendar. */
export function createExampleWaitingCards(days: readonly number[]): WaitingCard[] {
  return days.map((waited, index) => {
    const number = String(5001 + index).padStart(4, "0");
    return createWaitingCard({
      id: 1001 + index,
      serial_number: `SN000${number}`,
      id_number: `A30${number}`,
      card_type: types[index % types.length] ?? "standard",
      owner: owners[index % owners.length] ?? { name_en: "", name_dv: null },
      arrived_at: hoursAgo(waited * 24),
      ready_sms_sent_at: index % 3 === 1 ? null : hoursAgo(waited * 24),
    });
  });
}

const ageLimits: Readonly<Record<string, number>> = { over_30: 30, over_90: 90 };

/** Answers the list of waiting cards as a registry does: one page of an age, the longest waiting first. */
export function serveWaitingCards(
  cards: readonly WaitingCard[],
  extensions: readonly Extension[] = ["waiting_cards"],
): (call: { readonly query: Readonly<Record<string, string>> }) => FakeReply<"listWaitingCards"> {
  const sorted = cards.toSorted((one, other) => one.arrived_at.localeCompare(other.arrived_at));
  const listOver = (age: string) => {
    const limit = ageLimits[age];
    // On the stage a day is 24 hours: every example arrived at this hour of its day.
    return limit === undefined
      ? sorted
      : sorted.filter((card) => card.arrived_at < hoursAgo((limit + 0.5) * 24));
  };
  return ({ query }) => {
    const page = Number(query.page ?? 1);
    const per_page = Number(query.per_page ?? 25);
    const found = listOver(query.age ?? "all");
    const counts = {
      all: sorted.length,
      over_30: listOver("over_30").length,
      over_90: listOver("over_90").length,
    };
    return reply(200, {
      cards: found.slice((page - 1) * per_page, page * per_page),
      meta: {
        page,
        per_page,
        total: found.length,
        last_page: Math.max(1, Math.ceil(found.length / per_page)),
        counts,
      },
      extensions: [...extensions],
    });
  };
}

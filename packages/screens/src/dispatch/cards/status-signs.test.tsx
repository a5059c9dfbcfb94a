import {
  applicationStatusWords,
  batchStatusWords,
  cardStatusWords,
  issuanceStatusWords,
  lineStatusWords,
  readBatchStatus,
  readIssuanceStatus,
  type StatusWord,
} from "@id-desk/core";
import { interactionOutcomeWords, permitStatusWords } from "@id-desk/core/xpat";
import { ProgressSegments, StatusTabs } from "@id-desk/ui";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import {
  applicationSigns,
  batchSigns,
  cardSigns,
  findSign,
  issuanceSigns,
  lineSigns,
  outcomeSigns,
  permitSigns,
  readTabLook,
  type StatusSigns,
} from "../../records/status-signs.tsx";
import { listOutcomes, lookOfLine } from "./card-outcomes.tsx";

type Words = Readonly<Record<string, StatusWord>>;

const withDiscrepancy = readBatchStatus({ status: "received", has_discrepancy: true });

/** Statuses that are shown in one list or one table. */
const lists: readonly (readonly [string, Words, StatusSigns])[] = [
  ["batches", { ...batchStatusWords, "received with discrepancy": withDiscrepancy }, batchSigns],
  ["cards of a batch", lineStatusWords, lineSigns],
  ["cards", cardStatusWords, cardSigns],
  ["applications", applicationStatusWords, applicationSigns],
  ["hand-overs", issuanceStatusWords, issuanceSigns],
];

/** Returns the tone of a badge and the drawing of its sign. */
function readLook({ tone, label }: StatusWord, signs: StatusSigns, status: string): string {
  const { container, unmount } = render(
    <StatusBadge tone={tone} label={label} sign={findSign(signs, status)} />,
  );
  const look = `${tone} ${container.querySelector("svg")?.innerHTML}`;
  unmount();
  return look;
}

test.each(lists)("Two statuses of %s never have the same tone and the same sign", (_, words, signs) => {
  const seen = new Map<string, string>();
  for (const [status, word] of Object.entries(words)) {
    const look = readLook(word, signs, status);
    expect(`${status} looks like ${seen.get(look)}`).toBe(`${status} looks like undefined`);
    seen.set(look, status);
  }
});

test("Two outcomes of interactions never look the same", () => {
  const looks = Object.entries(interactionOutcomeWords).map(([outcome, word]) =>
    readLook(word, outcomeSigns, outcome),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

test.each(lists)("The tab of a status of %s has the tone and the sign of its badge", (_, words, signs) => {
  for (const [status, word] of Object.entries(words)) {
    const look = readTabLook(words, signs, status);
    const tabs = [{ value: status, label: word.label, ...look }];
    const { container, unmount } = render(
      <StatusTabs label="Status" tabs={tabs} value={status} onChange={() => undefined} />,
    );
    const drawn = container.querySelector("label svg")?.innerHTML;
    unmount();
    expect(`${look?.tone} ${drawn}`).toBe(readLook(word, signs, status));
  }
  expect(readTabLook(words, signs, "all")).toBeUndefined();
});

test("A status looks the same in every list", () => {
  const seen = new Map<string, string>();
  for (const [name, words, signs] of lists)
    for (const [status, word] of Object.entries(words)) {
      // A hand-over that is ready to begin, and a card that is ready for its owner, only share the word.
      if (name === "hand-overs" && status === "ready") continue;
      // A batch and its cards are received; a whole batch with a discrepancy is another status.
      const look = readLook(word, signs, status);
      expect(`${name}: ${word.label} ${seen.get(status) ?? look}`).toBe(`${name}: ${word.label} ${look}`);
      seen.set(status, look);
    }
});

test("A permit that is no longer valid, a cancelled one and a reported worker look different", () => {
  const looks = (["valid", "expiring", "expired", "cancelled", "missing_reported", "none"] as const).map(
    (status) => readLook(permitStatusWords[status], permitSigns, status),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

test.each(["received", "missing", "disputed"] as const)(
  "A %s card has the sign and tone of its badge in the bar and in the tab",
  (status) => {
    const badge = readLook(lineStatusWords[status], lineSigns, status);
    const [tone, sign] = [lineStatusWords[status].tone, badge.slice(badge.indexOf(" ") + 1)];
    const t = (key: string) => key;
    const segments = listOutcomes({ received: 1, missing: 1, disputed: 1 }, t as never);
    render(
      <>
        <ProgressSegments label="Cards" segments={segments} />
        <StatusTabs
          label="Status"
          value={status}
          onChange={() => undefined}
          tabs={[{ value: status, label: status, ...lookOfLine(status) }]}
        />
      </>,
    );
    const inBar = screen.getAllByRole("listitem").find(({ textContent }) => textContent?.startsWith(status));
    expect(segments.find(({ label }) => label === status)?.tone).toBe(tone);
    expect(inBar?.querySelector("svg")?.innerHTML).toBe(sign);
    const inTab = screen.getByRole("radio", { hidden: true }).nextElementSibling;
    expect(inTab?.querySelector("svg")?.innerHTML).toBe(sign);
    expect(inTab?.querySelector("span")?.className).toBe(inBar?.querySelector("span")?.className);
  },
);

test("A status that the screens do not know has the sign of its tone", () => {
  for (const status of ["constructor", "lost_at_sea"]) expect(findSign(cardSigns, status)).toBeUndefined();
  expect(readIssuanceStatus("lost_at_sea")).toEqual({ label: "lost_at_sea", tone: "neutral" });
});

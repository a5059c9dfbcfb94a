import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createTestRegistry, Stage } from "../../testing/index.ts";
import { SessionDialogs } from "./SessionDialogs.tsx";

test.each([
  ["goes past the last minute", [61, 60], "You will be signed out in 1 minute."],
  ["jumps over the last minute", [90, 41], "You will be signed out in 1 minute."],
  ["goes past half a minute", [31, 30], "You will be signed out in 30 seconds."],
  ["runs out", [61, 60, 30, 4], "You will be signed out in 30 seconds."],
  ["is far from the end", [120, 61], ""],
  ["began below a minute", [45, 44], ""],
  ["began below half a minute", [20, 19], ""],
])("A count that %s is spoken so", (_how, counts, words) => {
  const stage = createTestRegistry();
  const draw = (secondsLeft: number | undefined = 0) => (
    <Stage stage={stage}>
      <SessionDialogs attention={{ movedTo: null, secondsLeft }} holder={stage} />
    </Stage>
  );
  const { rerender } = render(draw(counts[0]));
  for (const count of counts.slice(1)) rerender(draw(count));
  expect(screen.getByRole("alertdialog").querySelector("[aria-live]")?.textContent).toBe(words);
});

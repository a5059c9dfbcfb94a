import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { tones } from "../theme/index.ts";
import { Badge } from "./Badge.tsx";

afterEach(cleanup);

test("a status has words and a sign of its own for every tone, not colour alone", () => {
  const signs = tones.map((tone) => {
    render(<Badge tone={tone}>{`is ${tone}`}</Badge>);
    const badge = screen.getByText(`is ${tone}`).parentElement;
    return badge?.querySelector('svg[aria-hidden="true"]')?.innerHTML;
  });
  expect(new Set(signs).size).toBe(tones.length);
  expect(signs).not.toContain(undefined);
});

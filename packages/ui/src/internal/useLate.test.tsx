import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Late, useLate } from "./useLate.ts";

afterEach(cleanup);

function Part({ late, isNeeded = true }: { late: Late<string>; isNeeded?: boolean }) {
  return <p>{useLate(late, isNeeded) ?? "not yet"}</p>;
}

test("What cannot be loaded takes nothing with it, and comes with the next that needs it", async () => {
  const load = vi.fn(() => Promise.resolve("here"));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const late: Late<string> = { load };
  const first = render(<Part late={late} />);
  await expect(load.mock.results[0]?.value).rejects.toThrow("Failed to fetch");
  expect(screen.getByText("not yet")).toBeTruthy();
  first.unmount();
  render(<Part late={late} />);
  expect(await screen.findByText("here")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test("It is loaded when it is needed, and once", async () => {
  const load = vi.fn(() => Promise.resolve("here"));
  const late: Late<string> = { load };
  const shown = render(<Part late={late} isNeeded={false} />);
  expect(load).not.toHaveBeenCalled();
  shown.rerender(<Part late={late} />);
  await screen.findByText("here");
  shown.unmount();
  render(<Part late={late} />);
  expect(screen.getByText("here")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

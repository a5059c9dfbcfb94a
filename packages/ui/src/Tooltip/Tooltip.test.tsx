import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../Button/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Tooltip } from "./Tooltip.tsx";

function draw() {
  const onEscape = vi.fn();
  render(
    <ThemeRoot>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes on Escape */}
      <div style={{ padding: 80 }} onKeyDown={({ key }) => key === "Escape" && onEscape()}>
        <Tooltip content="To the next stop">
          <Button>Send</Button>
        </Tooltip>
      </div>
    </ThemeRoot>,
  );
  return { button: screen.getByRole("button"), onEscape };
}

test("The keyboard's focus shows a tooltip at once and the control is described by it", async () => {
  const { button } = draw();
  await userEvent.tab();
  const tooltip = await screen.findByRole("tooltip");
  expect(button.getAttribute("aria-describedby")).toBe(tooltip.id);
  expect(tooltip.textContent).toBe("To the next stop");
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBe(null));
  expect(button.hasAttribute("aria-describedby")).toBe(false);
});

test("Escape dismisses the tooltip and nothing else; the next Escape is for what is around it", async () => {
  const { onEscape } = draw();
  await userEvent.tab();
  await screen.findByRole("tooltip");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBe(null);
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onEscape).toHaveBeenCalledOnce();
});

test("The pointer shows a tooltip and may rest on it", async () => {
  const { button } = draw();
  await userEvent.hover(button);
  await userEvent.hover(await screen.findByRole("tooltip"));
  await userEvent.hover(button);
  expect(screen.getByRole("tooltip")).toBeTruthy();
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } });
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBe(null));
});

test("A press takes the tooltip away", async () => {
  const { button } = draw();
  await userEvent.hover(button);
  await screen.findByRole("tooltip");
  await userEvent.click(button);
  expect(screen.queryByRole("tooltip")).toBe(null);
});

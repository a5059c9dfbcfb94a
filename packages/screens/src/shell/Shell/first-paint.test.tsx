import { render, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Shell } from "./Shell.tsx";

test("On a large window the drawer is open from the first paint, so that the page does not jump to the side", async () => {
  await page.viewport(1366, 768);
  const earlier: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { oldValue } of records) earlier.push(oldValue);
  });
  observer.observe(document.body, {
    subtree: true,
    attributeFilter: ["data-drawer"],
    attributeOldValue: true,
  });
  onTestFinished(() => observer.disconnect());
  render(
    <Stage stage={createTestRegistry()}>
      <Shell
        productName="ID Card Services"
        navigation={[]}
        path="/"
        getItemHref={(url) => `#${url}`}
        onOpenItem={() => undefined}
      >
        <h1>Page</h1>
      </Shell>
    </Stage>,
  );
  await screen.findByRole("heading", { name: "Page" });
  expect(document.querySelector("[data-drawer]")).toHaveAttribute("data-drawer", "open");
  expect(earlier).toEqual([]);
});

import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Picture } from "./Picture.tsx";

const file = new Blob(["<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"], {
  type: "image/svg+xml",
});

describeConformance("Picture", {
  draw: (props) => <Picture {...props} file={file} alt="A card" />,
});

test("A picture is in the page's memory for as long as it is shown, and names nobody as its referrer", () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  const { unmount } = render(<Picture file={file} alt="A card" />, { wrapper: ThemeRoot });
  const { src, referrerPolicy } = screen.getByRole<HTMLImageElement>("img", { name: "A card" });
  expect([src.slice(0, 5), referrerPolicy]).toEqual(["blob:", "no-referrer"]);
  unmount();
  expect(revoke.mock.calls).toEqual([[src]]);
});

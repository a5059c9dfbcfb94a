import { afterEach, describe, expect, test } from "vitest";
import { createHeldList } from "../registry/held-list.ts";
import { isPageCovered, isPressOf, isTyping } from "./use-shortcut.ts";

const press = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);

afterEach(() => document.body.replaceChildren());

describe("A shortcut", () => {
  test.each([
    ["F2", { key: "F2" }, true],
    ["F2", { key: "F2", shiftKey: true }, false],
    ["F2", { key: "F2", ctrlKey: true }, false],
    ["Control+K", { key: "k", ctrlKey: true }, true],
    ["Control+K", { key: "k", metaKey: true }, true],
    ["Control+K", { key: "K", ctrlKey: true }, true],
    ["Control+K", { key: "K", ctrlKey: true, shiftKey: true }, false],
    ["Control+Shift+K", { key: "K", ctrlKey: true, shiftKey: true }, true],
    ["Control+K", { key: "k" }, false],
    ["Control+K", { key: "k", ctrlKey: true, altKey: true }, false],
    ["Control+K", { key: "k", ctrlKey: true, isComposing: true }, false],
    ["Alt+2", { key: "2", code: "Digit2", altKey: true }, true],
    ["Alt+2", { key: "™", code: "Digit2", altKey: true }, true],
    ["Alt+2", { key: "™", code: "Digit2" }, false],
    ["?", { key: "?", shiftKey: true }, true],
    ["?", { key: "?", ctrlKey: true, shiftKey: true }, false],
  ])("%s is pressed by %j: %s", (keys, init, isPress) => {
    expect(isPressOf(keys, press(init))).toBe(isPress);
  });

  test("is not pressed by a key without a name, as when the browser fills in a form", () => {
    expect(isPressOf("Control+K", new Event("keydown") as KeyboardEvent)).toBe(false);
  });

  test.each([
    ["<input>", true],
    ["<input type=search>", true],
    ["<textarea></textarea>", true],
    ["<div contenteditable></div>", true],
    ["<input type=checkbox>", false],
    ["<button></button>", false],
  ])("in %s is typed: %s", (markup, typed) => {
    document.body.innerHTML = markup;
    const target = document.body.firstElementChild as HTMLElement;
    let seen: boolean | undefined;
    target.addEventListener("keydown", (event) => {
      seen = isTyping(event);
    });
    target.dispatchEvent(press({ key: "?" }));
    expect(seen).toBe(typed);
  });

  test("rests while a dialog has the keyboard", () => {
    document.body.innerHTML = '<button></button><div role="dialog"><button></button></div>';
    const [outside, inside] = document.querySelectorAll("button");
    outside?.focus();
    expect(isPageCovered()).toBe(false);
    inside?.focus();
    expect(isPageCovered()).toBe(true);
  });
});

test("What is held twice is let go once for each holder", () => {
  const list = createHeldList<string>();
  const [first, second] = [list.hold("one"), list.hold("one")];
  first();
  first();
  expect(list.read()).toEqual(["one"]);
  second();
  expect(list.read()).toEqual([]);
});

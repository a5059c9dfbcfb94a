import { describe, expect, test } from "vitest";
import { checkFile, checkPath } from "./check-file.ts";

describe("checkPath", () => {
  test.each(["packages/core/src/utils.ts", "packages/ui/src/helpers/focus.ts", "apps/a/src/Types.test.ts"])(
    "refuses %s",
    (path) => {
      expect(checkPath(path)).toHaveLength(1);
    },
  );

  test.each(["packages/core/src/validation/id-number.ts", "packages/core/src/client/typed-fetch.ts"])(
    "accepts %s",
    (path) => {
      expect(checkPath(path)).toEqual([]);
    },
  );
});

describe("checkFile", () => {
  test.each([
    'marginLeft: "4px",',
    "paddingRight: space.small,",
    '"borderLeft": "1px solid",',
    "left: 0,",
    "{ right: 0 }",
    'textAlign: "left",',
    "borderTopLeftRadius: 4,",
  ])("refuses the physical style %s in a stylesheet", (line) => {
    expect(checkFile("packages/ui/src/Drawer/Drawer.css.ts", line)).toHaveLength(1);
  });

  test.each(["marginInlineStart: 4,", 'textAlign: "start",', "insetInlineEnd: 0,", "leftover: 1,"])(
    "accepts the style %s",
    (line) => {
      expect(checkFile("packages/ui/src/Drawer/Drawer.css.ts", line)).toEqual([]);
    },
  );

  test("leaves the word left alone outside stylesheets", () => {
    expect(checkFile("packages/core/src/scan/queue.ts", "const rest = { left: 3 };")).toEqual([]);
  });

  test("names the line of a door without names", () => {
    expect(checkFile("packages/ui/src/index.ts", 'import a from "a";\nexport * from "./Button";\n')).toEqual([
      expect.stringMatching(/^packages\/ui\/src\/index\.ts:2: a door/),
    ]);
  });

  test("lets a door through to a generated list, which has the names", () => {
    expect(checkFile("packages/ui/src/index.ts", 'export * from "./primitives.gen.ts";\n')).toEqual([]);
  });

  test("refuses a file of more than 400 lines, but not a generated one", () => {
    const text = "const a = 1;\n".repeat(401);

    expect(checkFile("packages/core/src/client/client.ts", text)).toEqual([
      expect.stringMatching("401 lines"),
    ]);
    expect(checkFile("packages/core/src/contract/operations.gen.ts", text)).toEqual([]);
    expect(checkFile("packages/core/src/client/client.ts", "const a = 1;\n".repeat(400))).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { parseReport, sideOfReport } from "./read-reports.ts";

const report = `## API Report

\`\`\`ts
import { ReactNode } from 'react';

// @public
export interface BadgeProps extends Base {
    readonly children: ReactNode;
    readonly tone?: "warning" | "info" | undefined;
    onPress?(): void;
}

// @public
export const vars: {
    color: {
        text: string;
    };
};

// @public
export function Badge(props: BadgeProps): ReactNode;

// @public (undocumented)
interface Base {
}
\`\`\`
`;

test("A report is read export by export and member by member", () => {
  expect(parseReport(report)).toEqual({
    BadgeProps: "interface extends Base",
    "BadgeProps.children": "ReactNode",
    "BadgeProps.tone": '? "info" | "warning"',
    "BadgeProps.onPress": "onPress?(): void;",
    vars: "{…}",
    "vars.color": "{…}",
    "vars.color.text": "string",
    Badge: "function Badge(props: BadgeProps): ReactNode;",
  });
});

test("Props and options are what a portal gives", () => {
  expect(sideOfReport("BadgeProps.tone")).toBe("given");
  expect(sideOfReport("RegistryOptions.fetch")).toBe("given");
  expect(sideOfReport("Registry.fetch")).toBe("either");
});

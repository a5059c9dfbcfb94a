import { vars } from "@id-desk/ui/theme";

/** Things side by side, over as many lines as they take. */
export const row = { display: "flex", flexWrap: "wrap" } as const;

/** The same with the first at the start and the last at the end. */
export const between = { ...row, alignItems: "center", justifyContent: "space-between" } as const;

/** Words over what they stand for. */
export const headingOf = (size: keyof typeof vars.fontSize) => ({
  margin: 0,
  fontSize: vars.fontSize[size],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
});

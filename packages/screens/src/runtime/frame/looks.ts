import { vars } from "@id-desk/ui/theme";

/** Things side by side, over as many lines as they take. */
export const row = { display: "flex", flexWrap: "wrap" } as const;

/** A row whose first item is at its start and whose last item is at its end. */
export const between = { ...row, alignItems: "center", justifyContent: "space-between" } as const;

/** Things one under the other. */
export const column = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
} as const;

/** What has a border around it. */
export const bordered = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
} as const;

/** The second column, which stays in sight while the page scrolls. */
export const inSight = {
  gridColumn: 2,
  gridRow: 1,
  position: "sticky",
  insetBlockStart: vars.space[4],
} as const;

/** The words of a quiet button stand where other words stand; its ground reaches over the edge when pointed at. */
export const quietEdge = { marginInlineStart: `calc(-1 * (${vars.space[3]} + 1px))` } as const;

/** The style of a heading, by its font size. */
export const headingOf = (size: keyof typeof vars.fontSize) => ({
  margin: 0,
  fontSize: vars.fontSize[size],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
});

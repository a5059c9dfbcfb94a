/** The rows of a table and their cells, for a selector that begins with the class of the table. */
export const rowsAndCells = ":where(tr, tr > *)";

/** Keeps the ground and colour of rows and cells where a portal stripes or paints all tables of its pages. */
export const ownGround = { background: "none", color: "inherit" } as const;

import { expect, test } from "vitest";
import { listMigrations } from "../database/migrate.ts";
import { openDatabase } from "../node/open-database.ts";
import { withEmptyDatabase } from "../testing/empty-database.ts";

test("servers that start together on an empty database migrate it once, and nobody can sign in yet [T-27]", () =>
  withEmptyDatabase(async (postgresUrl) => {
    const place = { postgresUrl, dataFolder: "", isDemonstration: false, isOfScale: false };
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(place, () => new Date())));
    try {
      expect(opened.flatMap(({ applied }) => applied).sort()).toEqual(listMigrations());
      for (const table of ["users", "centers", "people", "cards"] as const) {
        expect(await opened[0]?.database.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  }));

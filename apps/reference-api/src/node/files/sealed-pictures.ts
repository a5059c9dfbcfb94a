import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { namePicture, type PicturePlace } from "../../files/picture-seal.ts";
import { isKeyId, magic } from "./file-keys.ts";

/** Where the database keeps pictures. */
const places = [
  { table: "card_photos", key: "line_id", column: "jpeg" },
  { table: "issuance_proofs", key: "issuance_id", column: "thumb" },
  { table: "issuance_proofs", key: "issuance_id", column: "signature" },
] as const;

/** How many pictures are read together. */
const portion = 20;

/** A picture as the database keeps it. */
export interface KeptPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Replaces the picture, if it has not changed since it was read. */
  readonly replace: (sealed: Uint8Array) => Promise<void>;
}

/** Reads every picture of the database. */
export async function* readPictures(database: Database): AsyncGenerator<KeptPicture> {
  for (const { table, key, column } of places) {
    for (let [after, isOver] = [0, false]; !isOver; ) {
      const { rows } = await sql<{ id: number; bytes: Uint8Array }>`
        select ${sql.ref(key)} as id, ${sql.ref(column)} as bytes from ${sql.table(table)}
        where ${sql.ref(key)} > ${after} and ${sql.ref(column)} is not null
        order by ${sql.ref(key)} limit ${portion}
      `.execute(database);
      for (const { id, bytes } of rows) {
        const place: PicturePlace = { column, id };
        yield {
          name: namePicture(place),
          bytes,
          async replace(sealed) {
            await sql`
              update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
              where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${bytes}
            `.execute(database);
          },
        };
        after = id;
      }
      isOver = rows.length < portion;
    }
  }
}

/** Counts the pictures of the database by the key that sealed them. Those that are not sealed are under "". */
export async function countPictureKeys(database: Database): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of places) {
    const bytes = sql.ref(column);
    const { rows } = await sql<{ id: string | null; count: number }>`
      select case when substring(${bytes} from 1 for ${sql.lit(magic.length)}) = ${magic}
        and length(${bytes}) > ${sql.lit(magic.length)} then
        encode(substring(${bytes} from ${sql.lit(magic.length + 2)} for get_byte(${bytes}, ${sql.lit(magic.length)})), 'hex')
      end as id, count(*) as count
      from ${sql.table(table)} where ${bytes} is not null group by 1
    `.execute(database);
    for (const { id, count } of rows) {
      const name = Buffer.from(id ?? "", "hex").toString("latin1");
      const known = isKeyId(name) ? name : "";
      counts.set(known, (counts.get(known) ?? 0) + Number(count));
    }
  }
  return counts;
}

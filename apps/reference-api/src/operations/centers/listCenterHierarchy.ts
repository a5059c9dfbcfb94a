import type { components } from "../../contract/registry.gen.d.ts";
import { placeColumns } from "../../database/centers.ts";
import { answerCenter } from "../operation.ts";

type CenterNode = components["schemas"]["CenterNode"];

/** Lists every centre below the one that looks after it. */
export const listCenterHierarchy = answerCenter("listCenterHierarchy", async ({ database }) => {
  const rows = await database
    .selectFrom("centers")
    .select([...placeColumns, "parent_id"])
    .orderBy("name")
    .orderBy("id")
    .execute();
  const nodes = new Map(
    rows.map(({ parent_id: _, ...center }): [number, CenterNode] => [center.id, { ...center, children: [] }]),
  );
  const roots: CenterNode[] = [];
  for (const { id, parent_id } of rows) {
    const node = nodes.get(id);
    const siblings = (parent_id === null ? undefined : nodes.get(parent_id)?.children) ?? roots;
    if (node) siblings.push(node);
  }
  return { status: 200, body: { centers: roots } };
});

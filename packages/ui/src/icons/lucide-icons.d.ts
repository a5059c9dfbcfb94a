/** The drawings of Lucide, one file each: `lucide` itself describes only the file that holds all of them. */
declare module "lucide/dist/esm/icons/*.mjs" {
  import type { IconNode } from "lucide";

  const node: IconNode;
  // biome-ignore lint/style/noDefaultExport: As the files of Lucide are.
  export default node;
}

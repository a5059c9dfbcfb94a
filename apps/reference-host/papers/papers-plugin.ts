import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { drawPaper } from "./draw-paper.ts";
import { papers } from "./papers.ts";

const list = fileURLToPath(new URL("../src/papers.ts", import.meta.url));
const productName = "ID Card Services";

/** What this build is called: what its builder says, or the commit that it is made from. */
function readBuild(): string | undefined {
  const said = process.env.ID_DESK_BUILD;
  if (said) return said;
  try {
    return execFileSync("git", ["describe", "--always", "--tags", "--dirty"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    // Built from files alone, without their history.
    return undefined;
  }
}

/** Draws the papers where the host is built, and tells its page of resources which there are. */
export const papersPlugin: Plugin = {
  name: "papers",
  load(id) {
    if (id !== list) return undefined;
    const drawn = papers.map((paper) => {
      const source = drawPaper(paper, productName);
      const fileName = `papers/${paper.file}.pdf`;
      if (this.environment.config.command === "build") this.emitFile({ type: "asset", fileName, source });
      const { group, updated, en } = paper;
      return {
        group,
        updated,
        title: en.title,
        description: en.about,
        path: `/${fileName}`,
        size: source.byteLength,
      };
    });
    return `export const papers = ${JSON.stringify(drawn)};\nexport const build = ${JSON.stringify(readBuild())};\n`;
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, file] = /\/papers\/([\w-]+)\.pdf$/.exec(request.url ?? "") ?? [];
      const paper = papers.find((each) => each.file === file);
      if (!paper) return next();
      response.setHeader("Content-Type", "application/pdf");
      response.end(drawPaper(paper, productName));
    });
  },
};

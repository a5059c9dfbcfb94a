import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Builds the page that shows one batch of Sending and nothing else, into `ours` of a folder. */
export async function buildBatchPage(output: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL("pages/batch", import.meta.url)),
    base: "/ours/",
    logLevel: "warn",
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir: `${output}/ours`,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false },
    },
  });
}

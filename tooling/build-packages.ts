/** Builds what is published, `npm run build:packages`: core, ui and screens, each into its `dist`. */
import { buildPackages } from "./packages/build-packages.ts";

await buildPackages();

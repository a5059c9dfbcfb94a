/** Builds and packs what is published, `npm run pack:packages`: a tarball of each in `.reports/packages`. */
import { buildPackages } from "./packages/build-packages.ts";
import { packPackages } from "./packages/pack.ts";

await buildPackages();
await packPackages();

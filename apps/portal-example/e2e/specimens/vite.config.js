import { fileURLToPath } from "node:url";
import portal from "../../vite.config.js";

const fromPortal = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The portal, and beside it a page of specimens with whatever style sheets a test wants. */
export default {
  ...portal,
  build: {
    ...portal.build,
    rolldownOptions: { input: [fromPortal("index.html"), fromPortal("e2e/specimens/index.html")] },
  },
};

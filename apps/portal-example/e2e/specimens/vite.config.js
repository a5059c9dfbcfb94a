import portal from "../../vite.config.js";

/** The portal, and beside it a page of specimens with whatever style sheets a test wants. */
export default {
  ...portal,
  build: {
    ...portal.build,
    rolldownOptions: { input: ["index.html", "e2e/specimens/index.html"] },
  },
};

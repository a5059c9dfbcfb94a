import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const size = styleVariants({
  logo: { flex: "none", inlineSize: vars.size.logo, blockSize: vars.size.logo, color: vars.color.accent },
  scene: { inlineSize: "100%", maxInlineSize: "240px", blockSize: "auto", color: vars.color.borderStrong },
});

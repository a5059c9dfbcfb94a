/** What fields, messages and badges carry: every page has some of them, a sign-in page too. */
import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import CircleDashed from "lucide/dist/esm/icons/circle-dashed.mjs";
import CircleDot from "lucide/dist/esm/icons/circle-dot.mjs";
import CircleMinus from "lucide/dist/esm/icons/circle-minus.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import Info from "lucide/dist/esm/icons/info.mjs";
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { icon } from "./icon.ts";

export const CircleAlertIcon = /* @__PURE__ */ icon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck);
export const CircleDashedIcon = /* @__PURE__ */ icon(CircleDashed);
export const CircleDotIcon = /* @__PURE__ */ icon(CircleDot);
export const CircleMinusIcon = /* @__PURE__ */ icon(CircleMinus);
export const EyeIcon = /* @__PURE__ */ icon(Eye);
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff);
export const InfoIcon = /* @__PURE__ */ icon(Info);
export const TriangleAlertIcon = /* @__PURE__ */ icon(TriangleAlert);
export const XIcon = /* @__PURE__ */ icon(X);
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);

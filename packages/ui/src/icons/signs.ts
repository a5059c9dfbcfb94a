/** What fields, messages and badges carry: every page has some of them, a sign-in page too. */
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleDot from "lucide-react/icons/circle-dot";
import CircleMinus from "lucide-react/icons/circle-minus";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Info from "lucide-react/icons/info";
import RefreshCw from "lucide-react/icons/refresh-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
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

import {
  CircleAlertIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleDotIcon,
  CircleMinusIcon,
  InfoIcon,
  TriangleAlertIcon,
} from "../icons/index.ts";
import type { Tone } from "../theme/index.ts";

const signs = {
  neutral: CircleDotIcon,
  info: InfoIcon,
  progress: CircleDashedIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  muted: CircleMinusIcon,
} satisfies Record<Tone, typeof InfoIcon>;

/** The sign of a tone, so that it is never told by colour alone. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string | undefined }) {
  const Sign = signs[tone];
  return <Sign className={className} />;
}

import { useId } from "react";
import { vars } from "../../packages/ui/src/theme/index.ts";

type Room = { x: number; y: number; width: number; name: string; says: string; isOurs?: boolean };

const height = 64;

const rooms = {
  contract: { x: 20, y: 20, width: 680, name: "openapi", says: "the contract: agrees" },
  core: { x: 20, y: 140, width: 210, name: "packages/core", says: "the rules: decides" },
  ui: { x: 250, y: 140, width: 210, name: "packages/ui", says: "the primitives: shows" },
  server: { x: 490, y: 140, width: 210, name: "apps/reference-api", says: "the server: answers" },
  screens: { x: 20, y: 260, width: 440, name: "packages/screens", says: "the pages: composes" },
  host: { x: 20, y: 380, width: 210, name: "apps/reference-host", says: "the addresses: routes" },
  portal: { x: 250, y: 380, width: 210, name: "a portal of yours", says: "your addresses" },
} as const satisfies Record<string, Room>;

const { contract, core, ui, server, screens, host, portal } = rooms;

/** Each arrow says "is used by". */
const arrows: readonly [from: Room, to: Room][] = [
  [contract, core],
  [contract, server],
  [core, screens],
  [ui, screens],
  [screens, host],
  [screens, portal],
];

/** From the middle of the narrower of two rooms straight down to the other. */
function drawArrow([from, to]: readonly [from: Room, to: Room]): string {
  const narrower = from.width < to.width ? from : to;
  return `M${narrower.x + narrower.width / 2} ${from.y + height + 4}V${to.y - 6}`;
}

/** The architecture as a drawing; the page says the same in words. */
export function Picture() {
  const id = useId();
  const { color, fontFamily, fontSize, fontWeight, radius } = vars;
  return (
    <svg
      viewBox="0 0 720 464"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      style={{ inlineSize: "100%", maxInlineSize: 720, blockSize: "auto", fontFamily }}
    >
      <title id={`${id}-title`}>What each part of the project uses</title>
      <desc id={`${id}-words`}>
        The contract is used by core and by the reference API. Core and the primitives are used by the
        screens. The screens are used by the reference host and by portals.
      </desc>
      <defs>
        <marker
          id={`${id}-tip`}
          viewBox="0 0 8 8"
          refX="4"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" style={{ fill: color.borderStrong }} />
        </marker>
      </defs>
      <path d="M475 112V444" style={{ stroke: color.borderStrong, strokeDasharray: "4 6" }} />
      <text x="490" y="292" style={{ fill: color.textMuted, fontSize: fontSize.sm }}>
        The registry’s own side:
      </text>
      <text x="490" y="316" style={{ fill: color.textMuted, fontSize: fontSize.sm }}>
        it meets the other only
      </text>
      <text x="490" y="340" style={{ fill: color.textMuted, fontSize: fontSize.sm }}>
        in the contract.
      </text>
      {arrows.map((arrow) => (
        <path
          key={drawArrow(arrow)}
          d={drawArrow(arrow)}
          markerEnd={`url(#${id}-tip)`}
          style={{ stroke: color.borderStrong, strokeWidth: 2 }}
        />
      ))}
      {Object.values(rooms).map((room) => {
        const isContract = room === contract;
        const middle = room.x + room.width / 2;
        return (
          <g key={room.name}>
            <rect
              x={room.x}
              y={room.y}
              width={room.width}
              height={height}
              style={{
                fill: isContract ? color.accent : color.accentSoft,
                stroke: isContract ? color.accent : color.accentText,
                strokeDasharray: room === portal ? "6 4" : undefined,
                rx: radius.lg,
              }}
            />
            <text
              x={middle}
              y={room.y + 28}
              textAnchor="middle"
              style={{
                fill: isContract ? color.onAccent : color.text,
                fontSize: fontSize.md,
                fontWeight: fontWeight.semibold,
              }}
            >
              {room.name}
            </text>
            <text
              x={middle}
              y={room.y + 49}
              textAnchor="middle"
              style={{ fill: isContract ? color.onAccent : color.textMuted, fontSize: fontSize.sm }}
            >
              {room.says}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

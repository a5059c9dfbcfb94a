import { joinClasses } from "../join-classes.ts";
import { bar, inks } from "./chart.css.ts";

/** The place of a series: the first is solid, the second hatched, the third hollow. */
export type Place = 0 | 1 | 2;

/** Returns what fills the shapes of a series. `hatchId` is the id of the pattern that its swatch holds. */
export function readFill(place: Place, hatchId: string): string {
  return ["currentColor", `url(#${hatchId})`, "none"][place] ?? "none";
}

/** Returns the class that colours the shapes of a series. */
export function readInk(place: Place): string {
  return place === 0 ? inks.first : inks.others;
}

/**
 * Makes the size that a drawing's attributes say a style as well, once it is in the page: a portal's rule for every `svg`
 * wins over an attribute, and a bar would be as long as its place. Give the drawing its size as key.
 */
export function holdSize(drawing: SVGSVGElement | null): void {
  for (const side of ["width", "height"]) drawing?.style.setProperty(side, drawing.getAttribute(side));
}

type InkProps = { readonly place: Place; readonly hatchId: string };

/** Shows how the shapes of a series look. Shapes of the second series need its swatch in the page. */
export function Swatch({ place, hatchId }: InkProps) {
  return (
    <svg ref={holdSize} className={readInk(place)} width="1em" height="1em" aria-hidden="true">
      {place === 1 && (
        <pattern
          id={hatchId}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M1 0V5" stroke="currentColor" strokeWidth="2" />
        </pattern>
      )}
      <Shape place={place} hatchId={hatchId} />
    </svg>
  );
}

/**
 * Draws one bar, as long as its share from 0 to 1 of where it is. Nothing for a share of 0. Its size is an attribute: a
 * style in a server's markup is refused where a page allows none.
 */
export function Bar({ share, ...ink }: InkProps & { readonly share: number }) {
  if (share === 0) return null;
  const size = `${Number((share * 100).toFixed(2))}%`;
  return (
    <svg
      ref={holdSize}
      key={size}
      className={joinClasses(readInk(ink.place), bar)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Shape {...ink} />
    </svg>
  );
}

// Of the edge, the outer half is cut off.
function Shape({ place, hatchId }: InkProps) {
  return (
    <rect
      width="100%"
      height="100%"
      fill={readFill(place, hatchId)}
      stroke="currentColor"
      strokeWidth={place === 0 ? 0 : 2}
    />
  );
}

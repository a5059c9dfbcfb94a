import { type CSSProperties, useState } from "react";
import { Button } from "../../packages/ui/src/index.ts";
import { breakpoints, vars } from "../../packages/ui/src/theme/index.ts";
import { Shown, useDocsSurroundings } from "../docs/DocsFrame.tsx";
import { useIsDark } from "../docs/useSurroundings.ts";
import { type Contract, listTokens, readValues } from "./read-tokens.ts";
import { TokenTable } from "./TokenTable.tsx";
import * as css from "./tokens.css.ts";

const someWords = "52 of 52";
const thaana = "ދިވެހި";

type MeasuresProps = {
  caption: string;
  part: Contract;
  /** Draws one of them by its variable: `var(--idd-space-1)`. */
  draw?: (value: string) => CSSProperties | undefined;
  className?: string;
  words?: boolean;
};

function Measures({ caption, part, draw, className, words = false }: MeasuresProps) {
  const surroundings = useDocsSurroundings();
  const mode = useIsDark(surroundings) ? "dark" : "light";
  const tokens = listTokens(part);
  const values = readValues(
    tokens.map(({ variable }) => variable),
    { mode, presetColor: surroundings.presetColor },
  );
  return (
    <Shown>
      <TokenTable
        caption={caption}
        headings={draw ? ["Variable", "Value", "Looks"] : ["Variable", "Value"]}
        rows={tokens.map(({ variable }) => ({
          name: variable,
          cells: [
            <code key={variable} className={css.code} style={{ whiteSpace: "normal" }}>
              {values.get(variable)}
            </code>,
            ...(draw
              ? [
                  <div key={variable} className={className} style={draw(`var(${variable})`)}>
                    {words && (
                      <>
                        {someWords} <span lang="dv">{thaana}</span>
                      </>
                    )}
                  </div>,
                ]
              : []),
          ],
        }))}
      />
    </Shown>
  );
}

/** The five sizes and the figure that is read from a metre away. */
export function FontSizes() {
  return (
    <Measures
      caption="Sizes"
      part={vars.fontSize}
      words
      draw={(fontSize) => ({ fontSize, lineHeight: vars.lineHeight.tight, whiteSpace: "nowrap" })}
    />
  );
}

/** Three weights, of which 400 is what is read. */
export function FontWeights() {
  return <Measures caption="Weights" part={vars.fontWeight} words draw={(fontWeight) => ({ fontWeight })} />;
}

/** How far lines stand from each other. */
export function LineHeights() {
  return (
    <Measures
      caption="Heights of lines"
      part={vars.lineHeight}
      words
      draw={(lineHeight) => ({ lineHeight, inlineSize: 120, backgroundColor: vars.color.surfaceSunken })}
    />
  );
}

/** The family, with what stands in for it. */
export function FontFamily() {
  return <Measures caption="Family" part={{ fontFamily: vars.fontFamily }} />;
}

/** Steps of 4 px. */
export function Spaces() {
  return (
    <Measures caption="Space" part={vars.space} className={css.bar} draw={(inlineSize) => ({ inlineSize })} />
  );
}

/** Corners. */
export function Radii() {
  return (
    <Measures
      caption="Corners"
      part={vars.radius}
      className={css.box}
      draw={(borderRadius) => ({ borderRadius })}
    />
  );
}

/** Shadows, which only what floats has. */
export function Shadows() {
  return (
    <Measures
      caption="Shadows"
      part={vars.shadow}
      className={css.floating}
      draw={(boxShadow) => ({ boxShadow })}
    />
  );
}

/** Fixed measures of parts. */
export function Sizes() {
  return <Measures caption="Sizes of parts" part={vars.size} />;
}

/** What lies over what. */
export function Layers() {
  return <Measures caption="Layers" part={vars.z} />;
}

/** The widths from which a page has more room. */
export function Breakpoints() {
  return (
    <Shown>
      <TokenTable
        caption="Breakpoints"
        headings={["Name", "From"]}
        rows={Object.entries(breakpoints).map(([name, width]) => ({ name, cells: [`${width} px`] }))}
      />
    </Shown>
  );
}

const { ease, ...durations } = vars.motion;

/** Times, each shown by something that moves when it is pressed. */
export function Durations() {
  const [at, setAt] = useState<"start" | "end">("start");
  return (
    <>
      <Measures caption="Motion" part={vars.motion} />
      <Shown>
        <div
          style={{ display: "grid", gap: vars.space[3], justifyItems: "start", marginBlock: vars.space[4] }}
        >
          {Object.entries(durations).map(([name, transitionDuration]) => (
            <div key={name} className={css.value}>
              <div className={css.track}>
                <div
                  className={css.runner}
                  data-at={at}
                  style={{ transitionDuration, transitionTimingFunction: ease }}
                />
              </div>
              {name}
            </div>
          ))}
          <Button size="sm" onPress={() => setAt(at === "start" ? "end" : "start")}>
            Move them
          </Button>
        </div>
      </Shown>
    </>
  );
}

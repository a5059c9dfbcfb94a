import { Badge, type PresetColor, presetColors } from "../../packages/ui/src/index.ts";
import { contrast } from "../../packages/ui/src/theme/contrast.ts";
import { vars } from "../../packages/ui/src/theme/index.ts";
import { listPairs, type Pair, readPalette } from "../../packages/ui/src/theme/pairs.ts";
import { type Palette, type ToneColors, tones } from "../../packages/ui/src/theme/palette.ts";
import { Shown, useDocsSurroundings } from "../docs/DocsFrame.tsx";
import { type Look, listTokens, readValues, type Token } from "./read-tokens.ts";
import { TokenTable } from "./TokenTable.tsx";
import * as css from "./tokens.css.ts";

const { tone, ...surfaces } = vars.color;
const modes = ["light", "dark"] as const;

/** What each colour is for. */
const uses: Readonly<Record<keyof Omit<Palette, "tone">, string>> = {
  canvas: "the page behind everything",
  surface: "what stands on the page: tables, cards, fields",
  surfaceSunken: "headings of tables, what cannot be typed in",
  surfaceRaised: "what floats: menus, dialogs, notices",
  border: "lines that part one thing from the next",
  borderStrong: "edges that must be seen: of fields and boxes to tick",
  text: "what is read",
  textMuted: "what is read second: hints, units, times",
  accent: "the ground of the primary action, what is chosen",
  accentHover: "the same under the pointer",
  accentPressed: "the same while it is pressed",
  onAccent: "words on the three above",
  accentSoft: "the ground of what is selected",
  accentText: "links and words of action",
  focus: "the ring around what has the keyboard's focus",
  scrim: "over the page while a dialog is open",
};

const toneUses: Readonly<Record<keyof ToneColors, string>> = {
  text: "words, on a page or on soft",
  soft: "a tinted ground",
  border: "its edge",
  solid: "a full ground",
  onSolid: "words on solid",
};

function ColorTable({
  caption,
  colors,
  readUse,
}: {
  caption: string;
  colors: readonly Token[];
  readUse: (path: string) => string;
}) {
  const { presetColor } = useDocsSurroundings();
  const values = modes.map((mode) =>
    readValues(
      colors.map(({ variable }) => variable),
      { mode, presetColor },
    ),
  );
  return (
    <TokenTable
      caption={caption}
      headings={["Variable", "For", "Light", "Dark"]}
      rows={colors.map(({ path, variable }) => ({
        name: variable,
        cells: [
          readUse(path),
          ...values.map((of) => <Value key={variable} color={of.get(variable) ?? ""} />),
        ],
      }))}
    />
  );
}

function Value({ color }: { color: string }) {
  return (
    <span className={css.value}>
      <span className={css.swatch} style={{ backgroundColor: color }} />
      <code className={css.code}>{color}</code>
    </span>
  );
}

/** Grounds, words, lines and the colour of action, in both modes. */
export function Surfaces() {
  const colors = listTokens(surfaces);
  return (
    <Shown>
      <ColorTable
        caption="Grounds, words, lines and action"
        colors={colors}
        readUse={(path) => uses[path as keyof typeof uses]}
      />
    </Shown>
  );
}

/** The five colours of each tone, in both modes. */
export function Tones() {
  return (
    <Shown>
      {tones.map((name) => (
        <section key={name} aria-label={name} style={{ marginBlockEnd: vars.space[6] }}>
          <p style={{ marginBlockEnd: vars.space[2] }}>
            <Badge tone={name}>{name}</Badge>
          </p>
          <ColorTable
            caption={`The tone ${name}`}
            colors={listTokens(tone[name])}
            readUse={(path) => toneUses[path as keyof ToneColors]}
          />
        </section>
      ))}
    </Shown>
  );
}

const listLooks = (presetColor: PresetColor): Look[] => modes.map((mode) => ({ mode, presetColor }));

/** How strongly every two colours differ of which one stands on the other. */
export function Contrasts() {
  const { presetColor } = useDocsSurroundings();
  const [light = [], dark = []] = listLooks(presetColor).map((look) =>
    listPairs(readPalette(look.presetColor, look.mode)),
  );
  return (
    <Shown>
      <TokenTable
        caption="Contrasts"
        headings={["Pair", "At least", "Light", "Dark"]}
        rows={light.map((pair, index) => ({
          name: pair.name,
          cells: [
            `${pair.atLeast}:1`,
            ...[pair, dark[index]].map((each) => each && <Specimen key={each.front} pair={each} />),
          ],
        }))}
      />
    </Shown>
  );
}

function Specimen({ pair }: { pair: Pair }) {
  const { front, ground, atLeast } = pair;
  return (
    <span className={css.value}>
      <span
        className={css.specimen}
        aria-hidden="true"
        style={{ backgroundColor: ground, border: `1px solid ${vars.color.border}` }}
      >
        {atLeast === 3 ? (
          <span className={css.stroke} style={{ backgroundColor: front }} />
        ) : (
          <Letters color={front} />
        )}
      </span>
      {formatContrast(contrast(front, ground))}
    </span>
  );
}

function Letters({ color }: { color: string }) {
  return <span style={{ color }}>Aa</span>;
}

function formatContrast(ratio: number): string {
  // Cut and not rounded: 4.496 is not 4.5.
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}

/** Every preset colour in both modes, with the least contrast that words have with it. */
export function PresetColors() {
  const accents = listTokens({
    accent: vars.color.accent,
    accentSoft: vars.color.accentSoft,
    accentText: vars.color.accentText,
  });
  return (
    <Shown>
      <TokenTable
        caption="Preset colours"
        headings={["Name", "Light", "Least for words", "Dark", "Least for words"]}
        rows={presetColors.map((name) => ({
          name,
          cells: listLooks(name).flatMap((look) => {
            const values = readValues(
              accents.map(({ variable }) => variable),
              look,
            );
            return [
              <span key={look.mode} className={css.value}>
                {accents.map(({ path, variable }) => (
                  <span
                    key={path}
                    className={css.swatch}
                    title={path}
                    style={{ backgroundColor: values.get(variable) }}
                  />
                ))}
                <code className={css.code}>{values.get(accents[0]?.variable ?? "")}</code>
              </span>,
              formatContrast(readLeast(look)),
            ];
          }),
        }))}
      />
    </Shown>
  );
}

/** The least contrast of words in a look. */
function readLeast({ mode, presetColor }: Look): number {
  const pairs = listPairs(readPalette(presetColor, mode)).filter(({ atLeast }) => atLeast === 4.5);
  return Math.min(...pairs.map(({ front, ground }) => contrast(front, ground)));
}

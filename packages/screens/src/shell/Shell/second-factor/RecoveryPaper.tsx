import { PaperHead } from "../../../print/PaperParts.tsx";
import { Printout, type PrintoutFrame } from "../../../print/Printout.tsx";
import type { Printed } from "../../../print/use-printing.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { secondFactorCopy } from "./second-factor.copy.ts";

/** Lays out the recovery codes of a user for printing, in a frame of its own. */
export function RecoveryPaper({
  codes,
  username,
  printed,
  ...frame
}: PrintoutFrame & {
  readonly codes: readonly string[];
  readonly username: string;
  readonly printed: Printed;
}) {
  const t = useCopy(secondFactorCopy);
  return (
    <Printout
      {...frame}
      number={username}
      what={t("paper")}
      printed={printed}
      words={t}
      sheet="A5"
      look=".party { padding-block: 1.5mm; }"
      draw={(lines) => (
        <main>
          <PaperHead title={t("paper")} number={undefined} copy={1} words={t}>
            <p className="muted">{t("paperHelp", { name: `\u2068${username}\u2069` })}</p>
          </PaperHead>
          <ul>
            {codes.map((code) => (
              <li key={code} className="party number" dir="ltr">
                {code}
              </li>
            ))}
          </ul>
          <footer className="running">
            {lines.map((line) => (
              <p key={line} className="muted">
                {line}
              </p>
            ))}
          </footer>
        </main>
      )}
    />
  );
}

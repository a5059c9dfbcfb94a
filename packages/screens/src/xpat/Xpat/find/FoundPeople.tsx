import type { Expat } from "@id-desk/core/xpat";
import { readPermitStatus } from "@id-desk/core/xpat";
import { Button, CodeText } from "@id-desk/ui";
import { Facts } from "../../../records/Facts.tsx";
import { StatusBadge } from "../../../records/StatusBadge.tsx";
import { findSign, permitSigns } from "../../../records/status-signs.tsx";
import { AnyScript } from "../../../runtime/words/AnyScript.tsx";
import { useWords } from "../../../runtime/words/use-words.ts";
import { ExpatPhoto } from "../../parts/ExpatPhoto.tsx";
import { permitStatusCopy } from "../../words/interaction-words.copy.ts";
import * as css from "../Xpat.css.ts";
import type { XpatWords } from "../xpat-values.ts";

/** The people who were found, of whom staff choose one. */
export function FoundPeople({
  people,
  hasPortraits,
  onChoose,
  t,
}: {
  readonly people: readonly Expat[];
  /** The server shows photographs. */
  readonly hasPortraits: boolean;
  readonly onChoose: (expat: Expat) => void;
  readonly t: XpatWords;
}) {
  return (
    <>
      <p className={css.note} role="status">
        {t("people", { count: people.length })}
      </p>
      <ul className={css.people}>
        {people.map((expat) => (
          <li key={expat.id} className={css.found}>
            <ExpatPhoto expat={expat} canShow={hasPortraits} alt={t("photoOf", { name: expat.name })} />
            <div className={css.foundWords}>
              <div className={css.foundHead}>
                <h3 className={css.name}>
                  <AnyScript>{expat.name}</AnyScript>
                </h3>
                <Button
                  size="sm"
                  aria-label={t("chooseOf", { name: expat.name })}
                  onPress={() => onChoose(expat)}
                >
                  {t("choose")}
                </Button>
              </div>
              <PersonLine expat={expat} t={t} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** By what somebody is told from others of the same name. */
function PersonLine({ expat, t }: { readonly expat: Expat; readonly t: XpatWords }) {
  const { permit, country } = expat;
  const [passport] = expat.passports;
  const { label, tone } = readPermitStatus(permit, useWords(permitStatusCopy));
  return (
    <Facts
      words={t}
      facts={{
        passport: passport ? <CodeText>{passport.passport_no}</CodeText> : t("noPassport"),
        country: country && <bdi>{country.name}</bdi>,
        permit: (
          <>
            {permit && <CodeText>{permit.number}</CodeText>}{" "}
            <StatusBadge tone={tone} sign={permit && findSign(permitSigns, permit.status)} label={label} />
          </>
        ),
        employer: permit?.employer && <AnyScript>{permit.employer.name}</AnyScript>,
      }}
    />
  );
}

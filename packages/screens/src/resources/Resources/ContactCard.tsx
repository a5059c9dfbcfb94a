import { Link } from "@id-desk/ui";
import { useId } from "react";
import type { Translate } from "../../runtime/words/copy.ts";
import type { resourcesCopy } from "./Resources.copy.ts";
import * as css from "./Resources.css.ts";
import type { ResourceContact } from "./resource.ts";

/** Whom staff can ask, and how. */
export function ContactCard({
  contacts,
  t,
}: {
  readonly contacts: readonly ResourceContact[];
  readonly t: Translate<typeof resourcesCopy.texts>;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.card}>
      <h2 id={headingId} className={css.heading}>
        {t("contacts")}
      </h2>
      <ul className={css.list}>
        {contacts.map(({ name, description, phone, email, hours }) => (
          <li key={name} className={css.item}>
            <p className={css.name}>{name}</p>
            {description && <p className={css.description}>{description}</p>}
            {phone && <Phone text={t("phone")} phone={phone} />}
            {email && (
              <Link href={`mailto:${email}`} variant="standalone">
                {email}
              </Link>
            )}
            {hours && <p className={css.facts}>{t("hours", { hours })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A number is dialled from left to right in every language. */
function Phone({ text, phone }: { readonly text: string; readonly phone: string }) {
  const [before, after] = text.split("{phone}");
  return (
    <p className={css.way}>
      {before}
      <bdi dir="ltr">{phone}</bdi>
      {after}
    </p>
  );
}

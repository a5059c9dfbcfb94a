import { Link } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { Card } from "./Card.tsx";
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
  return (
    <Card heading={t("contacts")}>
      {contacts.map(({ name, description, phone, email, hours }) => (
        <li key={name} className={css.item}>
          <p className={css.name}>{name}</p>
          {description && <p className={css.description}>{description}</p>}
          {phone && (
            <p className={css.way}>
              {/* A number is dialled from left to right in every language. */}
              <Phrase text={t("phone")} values={{ phone: <bdi dir="ltr">{phone}</bdi> }} />
            </p>
          )}
          {email && (
            <Link href={`mailto:${email}`} variant="standalone">
              {email}
            </Link>
          )}
          {hours && <p className={css.facts}>{t("hours", { hours })}</p>}
        </li>
      ))}
    </Card>
  );
}

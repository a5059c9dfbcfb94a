import { Link } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
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
          {phone && <Phone text={t("phone")} phone={phone} />}
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

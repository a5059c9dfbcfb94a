import { formatFileSize } from "@id-desk/core";
import { Breadcrumbs, Button, Link } from "@id-desk/ui";
import { DownloadIcon, ExternalLinkIcon, SettingsIcon } from "@id-desk/ui/icons";
import { type ReactNode, useId, useState } from "react";
import type { Destination } from "../../runtime/frame/destination.ts";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useNavigation } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { resourcesCopy } from "./Resources.copy.ts";
import * as css from "./Resources.css.ts";
import { resourcesManifest } from "./Resources.manifest.ts";

/** One guide, form, policy or piece of software that staff can open or keep. */
export interface Resource {
  /** The heading that it stands under. */
  readonly group: string;
  /** What it is called. */
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly description?: string | undefined;
  /** Where it is; an address of the host's own or of elsewhere. */
  readonly url: string;
  /** Saved on this computer, or opened in a new tab. */
  readonly kind: "download" | "link";
  /** Its edition, as its makers count. */
  readonly version?: string | undefined;
  /** The day of its last change, YYYY-MM-DD. */
  readonly updated?: string | undefined;
  /** In bytes. */
  readonly size?: number | undefined;
}

/** A desk that staff can ask. */
export interface ResourceContact {
  /** Who answers. */
  readonly name: string;
  /** What they can be asked. */
  readonly description?: string | undefined;
  /** As it is dialled. */
  readonly phone?: string | undefined;
  /** Where a message reaches them. */
  readonly email?: string | undefined;
  /** When they answer. */
  readonly hours?: string | undefined;
}

/** What the page of resources takes from its host. */
export interface ResourcesProps extends ScreenProps<never, typeof resourcesCopy.texts> {
  /** What there is, in the order in which it shall stand; what names the same group stands together. */
  readonly resources?: readonly Resource[] | undefined;
  /** Whom staff can ask. */
  readonly contacts?: readonly ResourceContact[] | undefined;
  /** The portal's own build, for the diagnostics. */
  readonly version?: string | undefined;
}

const dashboard: Destination = { screen: "Dashboard" };

const diagnosticsDialog = createPartOnDemand(() => import("./DiagnosticsDialog.tsx"), "DiagnosticsDialog");

/** Guides, forms, software and contacts that the host gives, and what this computer and browser can do. */
export function Resources(props: ResourcesProps) {
  return (
    <ScreenFrame manifest={resourcesManifest} props={props}>
      <Shelves {...props} />
    </ScreenFrame>
  );
}

function Shelves({ resources = [], contacts = [], version, messages }: ResourcesProps) {
  const t = useCopy(resourcesCopy, messages);
  const { getHref, onNavigate } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const DiagnosticsDialog = useOnDemand(diagnosticsDialog, { isWanted: isOpen, onUnavailable: close });
  useScreenState({ isReady: true });
  const groups = [...new Set(resources.map(({ group }) => group))];
  const isEmpty = resources.length === 0 && contacts.length === 0;
  const dates = useDates();
  // A day that all files have is said once.
  const [day, ...otherDays] = new Set(downloads(resources).map(({ updated }) => updated));
  const commonDay = otherDays.length === 0 && downloads(resources).length > 1 ? day : undefined;
  const date = dates.date(commonDay);
  return (
    <>
      <ScreenHeader
        // No item of the navigation leads here.
        breadcrumbs={
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("dashboard"), href: getHref(dashboard), onPress: () => onNavigate(dashboard) },
              { label: t("title") },
            ]}
          />
        }
        title={t("title")}
        subtitle={
          isEmpty ? undefined : [t("subtitle"), date && t("allUpdated", { date })].filter(Boolean).join(" ")
        }
        actions={
          <Button icon={<SettingsIcon />} onPress={() => setOpen(true)}>
            {t("diagnostics")}
          </Button>
        }
      />
      {isEmpty ? (
        <ScreenEmptyState heading={t("empty")} help={t("emptyHelp")} />
      ) : (
        <div className={css.cards}>
          {groups.map((group) => (
            <Card key={group} heading={group}>
              {resources
                .filter((resource) => resource.group === group)
                .map((resource) => (
                  <ResourceItem
                    key={`${resource.url} ${resource.title}`}
                    resource={resource}
                    hidesDate={resource.updated === commonDay}
                    t={t}
                  />
                ))}
            </Card>
          ))}
          {contacts.length > 0 && (
            <Card heading={t("contacts")}>
              {contacts.map((contact) => (
                <Contact key={contact.name} contact={contact} t={t} />
              ))}
            </Card>
          )}
        </div>
      )}
      {isOpen && DiagnosticsDialog && <DiagnosticsDialog portalVersion={version} onClose={close} />}
    </>
  );
}

const downloads = (resources: readonly Resource[]) => resources.filter(({ kind }) => kind === "download");

function Card({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.card}>
      <h2 id={headingId} className={css.heading}>
        {heading}
      </h2>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}

type Words = Translate<typeof resourcesCopy.texts>;

function ResourceItem({
  resource,
  hidesDate,
  t,
}: {
  readonly resource: Resource;
  readonly hidesDate: boolean;
  readonly t: Words;
}) {
  const dates = useDates();
  const { kind, url, title, description, version, updated, size } = resource;
  const isDownload = kind === "download";
  const date = !hidesDate && dates.date(updated);
  const facts = [
    ...(size === undefined ? [] : [formatFileSize(size)]),
    ...(version ? [t("version", { version })] : []),
    ...(date ? [t("updated", { date })] : []),
  ];
  return (
    <li className={css.item}>
      <div className={css.file}>
        <Link
          href={url}
          variant="standalone"
          icon={isDownload ? <DownloadIcon /> : <ExternalLinkIcon />}
          {...(isDownload ? { download: true } : { target: "_blank" })}
        >
          <bdi>{title}</bdi>
        </Link>
        {facts.length > 0 && (
          <p className={css.facts}>
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </p>
        )}
      </div>
      {description && (
        <p className={css.description}>
          <bdi>{description}</bdi>
        </p>
      )}
    </li>
  );
}

function Contact({ contact, t }: { readonly contact: ResourceContact; readonly t: Words }) {
  const { name, description, phone, email, hours } = contact;
  const [before, after] = t("phone").split("{phone}");
  return (
    <li className={css.item}>
      <p className={css.name}>{name}</p>
      {description && <p className={css.description}>{description}</p>}
      {phone && (
        <p className={css.way}>
          {before}
          {/* A number is dialled from left to right in every language. */}
          <bdi dir="ltr">{phone}</bdi>
          {after}
        </p>
      )}
      {email && (
        <Link href={`mailto:${email}`} variant="standalone">
          {email}
        </Link>
      )}
      {hours && <p className={css.facts}>{t("hours", { hours })}</p>}
    </li>
  );
}

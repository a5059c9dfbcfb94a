import { formatFileSize } from "@id-desk/core";
import { Link } from "@id-desk/ui";
import { DownloadIcon, ExternalLinkIcon } from "@id-desk/ui/icons";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { Card } from "./Card.tsx";
import type { resourcesCopy } from "./Resources.copy.ts";
import * as css from "./Resources.css.ts";
import type { Resource } from "./resource.ts";

type Words = Translate<typeof resourcesCopy.texts>;

/** What stands under one heading. */
export function ResourceCard({
  heading,
  resources,
  t,
}: {
  readonly heading: string;
  readonly resources: readonly Resource[];
  readonly t: Words;
}) {
  return (
    <Card heading={heading}>
      {resources.map((resource) => (
        <li key={`${resource.url} ${resource.title}`} className={css.item}>
          <ResourceLink resource={resource} />
          {resource.description && (
            <p className={css.description}>
              <bdi>{resource.description}</bdi>
            </p>
          )}
          <ResourceFacts resource={resource} t={t} />
        </li>
      ))}
    </Card>
  );
}

function ResourceLink({ resource: { kind, url, title } }: { readonly resource: Resource }) {
  const isDownload = kind === "download";
  return (
    <Link
      href={url}
      variant="standalone"
      icon={isDownload ? <DownloadIcon /> : <ExternalLinkIcon />}
      {...(isDownload ? { download: true } : { target: "_blank" })}
    >
      <bdi>{title}</bdi>
    </Link>
  );
}

function ResourceFacts({ resource, t }: { readonly resource: Resource; readonly t: Words }) {
  const dates = useDates();
  const { version, updated, size } = resource;
  const date = dates.date(updated);
  const facts = [
    ...(size === undefined ? [] : [formatFileSize(size)]),
    ...(version ? [t("version", { version })] : []),
    ...(date ? [t("updated", { date })] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <p className={css.facts}>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </p>
  );
}

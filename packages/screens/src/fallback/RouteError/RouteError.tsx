import { isRegistryError } from "@id-desk/core";
import { Button, ErrorDrawing } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import * as css from "../parts/FallbackPage.css.ts";
import { FallbackPage, type FallbackProps } from "../parts/FallbackPage.tsx";
import { routeErrorCopy } from "./RouteError.copy.ts";
import { routeErrorManifest } from "./RouteError.manifest.ts";

/** What the page takes from its host. */
export interface RouteErrorProps extends FallbackProps<typeof routeErrorCopy.texts> {
  /** What the route failed with; of it only the kind is shown. */
  readonly error: unknown;
  /** The build that failed, for those who mend it. */
  readonly version?: string | undefined;
  /** Loads the page again. */
  readonly onReload: () => void;
}

/**
 * Says that a page has failed. The details name what kind of failure it was and when, and nothing that may
 * be about a person. @see Spec 2, "route errors show an error image"
 */
export function RouteError(props: RouteErrorProps) {
  const { error, version, onReload, messages } = props;
  const t = useCopy(routeErrorCopy, messages);
  const facts = [
    `${t("problem")}: ${describeKind(error)}`,
    `${t("time")}: ${new Date().toISOString()}`,
    ...(version ? [`${t("version")}: ${version}`] : []),
  ];
  return (
    <FallbackPage
      manifest={routeErrorManifest}
      props={props}
      drawing={<ErrorDrawing title={t("image")} />}
      title={t("title")}
      t={t}
      action={
        <Button variant="primary" onPress={onReload}>
          {t("reload")}
        </Button>
      }
      details={
        <details className={css.details}>
          <summary>{t("details")}</summary>
          <p className={css.facts}>{facts.join("\n")}</p>
        </details>
      }
    />
  );
}

/** The kind of a failure; its message may hold a name. */
function describeKind(error: unknown): string {
  if (isRegistryError(error)) return [error.name, error.code, error.operation].filter(Boolean).join(" ");
  return error instanceof Error ? error.name : typeof error;
}

import { Button } from "@id-desk/ui";
import { SettingsIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { ContactCard } from "./ContactCard.tsx";
import { ResourceCard } from "./ResourceCard.tsx";
import { resourcesCopy } from "./Resources.copy.ts";
import * as css from "./Resources.css.ts";
import { resourcesManifest } from "./Resources.manifest.ts";
import type { Resource, ResourceContact } from "./resource.ts";

/** What the page of resources takes from its host. */
export interface ResourcesProps extends ScreenProps<never, typeof resourcesCopy.texts> {
  /** What there is, in the order in which it shall stand; what names the same group stands together. */
  readonly resources?: readonly Resource[] | undefined;
  /** Whom staff can ask. */
  readonly contacts?: readonly ResourceContact[] | undefined;
  /** The portal's own build, for the diagnostics. */
  readonly version?: string | undefined;
}

const diagnosticsDialog = createPartOnDemand(() =>
  import("./DiagnosticsDialog.tsx").then((module) => module.DiagnosticsDialog),
);

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
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const DiagnosticsDialog = useOnDemand(diagnosticsDialog, { isWanted: isOpen, onUnavailable: close });
  useScreenState({ isReady: true });
  const groups = [...new Set(resources.map(({ group }) => group))];
  const isEmpty = resources.length === 0 && contacts.length === 0;
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={isEmpty ? undefined : t("subtitle")}
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
            <ResourceCard
              key={group}
              heading={group}
              resources={resources.filter((resource) => resource.group === group)}
              t={t}
            />
          ))}
          {contacts.length > 0 && <ContactCard contacts={contacts} t={t} />}
        </div>
      )}
      {isOpen && DiagnosticsDialog && <DiagnosticsDialog portalVersion={version} onClose={close} />}
    </>
  );
}

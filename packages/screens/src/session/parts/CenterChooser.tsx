import type { Center } from "@id-desk/core";
import { Alert, Button, RadioCardGroup, SearchDrawing, Skeleton, TextField } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import type { FormEvent, ReactNode } from "react";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { centerChooserCopy } from "./CenterChooser.copy.ts";
import * as css from "./CenterChooser.css.ts";
import type { CenterChoice } from "./useCenterChoice.ts";

/**
 * The user's centres as cards, or as rows where they are many, exactly one to be chosen, and the button that saves the choice.
 * @see Spec 2, "Shell"
 */
export function CenterChooser({
  choice,
  currentId,
  otherActions,
  emptyAction,
}: {
  readonly choice: CenterChoice;
  /** The centre that the user works at now. */
  readonly currentId?: Center["id"] | undefined;
  /** What stands beside the button, such as Cancel. */
  readonly otherActions?: ReactNode;
  /** What a user without centres can do. */
  readonly emptyAction?: ReactNode;
}) {
  const t = useCopy(centerChooserCopy);
  if (choice.isLoading) return <Loading label={t("loading")} />;
  if (choice.loadError) {
    return <ScreenError heading={t("failed")} error={choice.loadError} retry={choice.reload} />;
  }
  if (choice.total === 0) {
    return (
      <ScreenEmptyState
        heading={t("empty")}
        help={t("emptyHelp")}
        action={emptyAction}
        drawing={<SearchDrawing />}
      />
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void choice.save();
  }

  return (
    <form className={css.form} onSubmit={submit}>
      {choice.error && <Alert tone="danger" heading={choice.error.message} announce="at once" />}
      {choice.hasSearch && (
        <div className={css.search}>
          <TextField
            label={t("search")}
            type="search"
            icon={<SearchIcon />}
            value={choice.search}
            onChange={choice.setSearch}
          />
          {/* Not a description of the field too: it would be said twice. */}
          <p role="status" className={css.count}>
            <bdi>
              {choice.centers.length === 0
                ? t("noneFound", { text: choice.search })
                : t("found", { count: choice.centers.length })}
            </bdi>
          </p>
        </div>
      )}
      <RadioCardGroup
        label={t("centers")}
        isLabelHidden
        isList={choice.hasSearch}
        options={putFirst(choice.centers, currentId).map((center) => ({
          value: center.id,
          title: center.name,
          description: formatPlace(center),
          badge: center.id === currentId ? t("current") : undefined,
          // Where there are others, it is no choice.
          isDisabled: center.id === currentId && choice.total > 1,
        }))}
        value={choice.chosen}
        onChange={choice.choose}
        isDisabled={choice.isPending || !choice.isOffered}
      />
      <div className={css.actions}>
        {choice.isOffered && (
          <Button
            type="submit"
            variant="primary"
            isDisabled={choice.isDisabled || choice.chosen === null || choice.isPending}
            disabledReason={choice.disabledReason ?? (choice.chosen === null ? t("chooseFirst") : undefined)}
            isPending={choice.isPending}
            pendingLabel={t("pending")}
          >
            {t("submit")}
          </Button>
        )}
        {otherActions}
      </div>
    </form>
  );
}

/** The centre that staff are at stands first, however many there are. */
function putFirst(centers: readonly Center[], id: Center["id"] | undefined): readonly Center[] {
  const isFirst = (center: Center) => center.id === id;
  return [...centers.filter(isFirst), ...centers.filter((center) => !isFirst(center))];
}

/** "Kulhudhuffushi, Haa Dhaalu": where a centre is, when the server says it. */
function formatPlace({ atoll, island }: Center): string | undefined {
  const place = [island, atoll].filter(Boolean).join(", ");
  return place === "" ? undefined : place;
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className={css.form} role="status" aria-label={label} aria-busy="true">
      <div className={css.loadingSearch}>
        <div className={css.loadingField}>
          <Skeleton width="7em" />
          <Skeleton shape="block" height={css.fieldHeight} />
        </div>
        <Skeleton width="4.5em" />
      </div>
      <Skeleton shape="block" height={css.listHeight} />
    </div>
  );
}

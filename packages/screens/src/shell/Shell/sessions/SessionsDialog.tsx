import type { OperationData } from "@id-desk/core";
import { Alert, Button, Chip, DescriptionList, Dialog, Skeleton } from "@id-desk/ui";
import { useState } from "react";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useWrite } from "../../../runtime/writing/use-write.ts";
import { sessionsCopy } from "./sessions.copy.ts";
import * as css from "./sessions.css.ts";

type Words = Translate<typeof sessionsCopy.texts>;
type UserSession = OperationData<"listSessions">["sessions"][number];

/** Lists where the user is signed in, and can end all other sessions. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy(sessionsCopy);
  const { data, error, isLoading, refresh, reread } = useRead("listSessions", { isSilent: true });
  const ending = useWrite("endOtherSessions");
  const [ended, setEnded] = useState<number>();
  const sessions = data?.sessions ?? [];
  const isOnlyHere = data !== undefined && sessions.every((session) => session.is_current);

  async function end(): Promise<void> {
    setEnded(undefined);
    // The dialog shows the result itself.
    const answer = await ending.send({ isSilent: true });
    if (!answer) return;
    setEnded(answer.ended ?? 0);
    await reread();
  }
  return (
    <Dialog isOpen onOpenChange={onClose} heading={t("title")} isDismissable>
      <div className={css.part}>
        {ending.error && <Alert tone="danger" announce="at once" heading={ending.error.message} />}
        {ended !== undefined && (
          <Alert
            tone="success"
            announce="politely"
            heading={ended === 0 ? t("noneEnded") : t("ended", { count: ended })}
          />
        )}
        {error && (
          <Alert
            tone="danger"
            heading={t("failed")}
            actions={
              <Button size="sm" isPending={isLoading} onPress={refresh}>
                {t("tryAgain")}
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
        {isLoading && !error && (
          <div aria-busy="true">
            <Skeleton shape="block" height="8em" />
          </div>
        )}
        {isOnlyHere && ended === undefined && <p>{t("onlyHere")}</p>}
        {sessions.length > 0 && (
          <ul className={css.list} aria-label={t("list")}>
            {sessions.map((session) => (
              <SessionEntry key={`${session.signed_in_at} ${session.address}`} session={session} t={t} />
            ))}
          </ul>
        )}
        {ending.isOffered && data && (!isOnlyHere || ended !== undefined) && (
          <div>
            <Button
              isPending={ending.isPending}
              pendingLabel={t("ending")}
              isDisabled={ending.isDisabled || isOnlyHere}
              disabledReason={ending.disabledReason ?? t("onlyHere")}
              onPress={() => void end()}
            >
              {t("end")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function SessionEntry({ session, t }: { readonly session: UserSession; readonly t: Words }) {
  const dates = useDates();
  const { center, address, is_current, is_this_browser, signed_in_at, last_used_at } = session;
  const fact = (id: "address" | "signedIn" | "lastUsed", value: string) => ({
    id,
    term: t(id),
    value: <bdi>{value}</bdi>,
  });
  return (
    <li className={css.session}>
      <p className={css.heading}>
        {center ? <bdi>{center.name}</bdi> : t("noCenter")}
        {is_current ? (
          <Chip tone="success" size="md">
            {t("current")}
          </Chip>
        ) : (
          is_this_browser && (
            <Chip tone="info" size="md">
              {t("sameBrowser")}
            </Chip>
          )
        )}
      </p>
      <DescriptionList
        items={[
          fact("address", address ?? t("unknown")),
          fact("signedIn", dates.dateTime(signed_in_at)),
          fact("lastUsed", dates.dateTime(last_used_at)),
        ]}
      />
    </li>
  );
}

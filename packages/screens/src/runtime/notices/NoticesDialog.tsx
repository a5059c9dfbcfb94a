import type { LoggedNotice } from "@id-desk/core";
import { Dialog, type DialogProps, EmptyState, NoticeList } from "@id-desk/ui";
import { useEffect, useSyncExternalStore } from "react";
import { useCopy, useRegistry } from "../registry/registry-context.ts";
import { useDates } from "../words/use-dates.ts";
import { noticesCopy } from "./notices.copy.ts";

/** Shows what staff were told in passing, newest first; what stands in it while it is open counts as read. */
export function NoticesDialog({ isOpen, onOpenChange }: Pick<DialogProps, "isOpen" | "onOpenChange">) {
  const t = useCopy(noticesCopy);
  const { notices: log } = useRegistry();
  const { notices, unread } = useSyncExternalStore(log.subscribe, log.getState, log.getState);
  const dates = useDates();
  useEffect(() => {
    if (isOpen && unread > 0) log.markRead();
  }, [isOpen, unread, log]);
  /** Today's notices need no day. */
  function formatMoment(at: LoggedNotice["at"]) {
    const dateTime = new Date(at).toISOString();
    const isToday = dates.day(dateTime) === dates.day(new Date().toISOString());
    return { dateTime, time: isToday ? dates.time(dateTime) : dates.dateTime(dateTime) };
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} heading={t("title")} size="sm" isDismissable>
      <NoticeList
        label={t("title")}
        notices={notices.map(({ id, tone, message, at, count }) => ({
          id,
          tone: tone === "error" ? ("danger" as const) : tone,
          label: t(tone),
          text: message,
          detail: count > 1 ? t("times", { count }) : undefined,
          ...formatMoment(at),
        }))}
        empty={<EmptyState heading={t("empty")}>{t("emptyHelp")}</EmptyState>}
      />
    </Dialog>
  );
}

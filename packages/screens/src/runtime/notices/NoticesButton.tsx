import { IconButton } from "@id-desk/ui";
import { BellIcon } from "@id-desk/ui/icons";
import { useState, useSyncExternalStore } from "react";
import { createPartOnDemand, useOnDemand, useWarmUp } from "../reading/on-demand.ts";
import { useCopy, useRegistry } from "../registry/registry-context.ts";
import * as css from "./NoticesButton.css.ts";
import { loadNotices } from "./NoticesOnDemand.tsx";
import { noticesCopy } from "./notices.copy.ts";

const noticesDialog = createPartOnDemand(() => import("./NoticesDialog.tsx"), "NoticesDialog");

/** As many as are told apart at a glance. */
const mostCounted = 9;

/**
 * Opens the list of everything that staff were told in passing since they signed in, and counts what came since it
 * was opened last. The shell has one; elsewhere it can stand wherever the provider is around it.
 */
export function NoticesButton() {
  const t = useCopy(noticesCopy);
  const { notices } = useRegistry();
  const { unread } = useSyncExternalStore(notices.subscribe, notices.getState, notices.getState);
  const [isOpen, setOpen] = useState(false);
  const NoticesDialog = useOnDemand(noticesDialog, { isWanted: isOpen, onUnavailable: () => setOpen(false) });
  // Most of what is told is that the network has gone, which then brings neither toasts nor list.
  useWarmUp(loadNotices);

  return (
    <span className={css.place} data-idd-part="notices-button">
      <IconButton
        label={unread > 0 ? t("unread", { count: unread }) : t("title")}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {unread > mostCounted ? t("manyUnread", { count: mostCounted }) : unread}
        </span>
      )}
      {NoticesDialog && <NoticesDialog isOpen={isOpen} onOpenChange={setOpen} />}
    </span>
  );
}

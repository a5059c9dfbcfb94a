import { IconButton } from "@id-desk/ui";
import { BellIcon } from "@id-desk/ui/icons";
import { useState, useSyncExternalStore } from "react";
import * as css from "./NoticesButton.css.ts";
import type { NoticesDialog } from "./NoticesDialog.tsx";
import { loadNotices } from "./NoticesOnDemand.tsx";
import { noticesCopy } from "./notices.copy.ts";
import { useCopy, useRegistry } from "./registry-context.ts";
import { useWarmUp } from "./use-warm-up.ts";

const loadDialog = () => import("./NoticesDialog.tsx");
// Most of what is told is that the network has gone, which then brings neither toasts nor list.
const loadAll = () => Promise.all([loadNotices(), loadDialog()]);

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
  const [Dialog, setDialog] = useState<typeof NoticesDialog>();
  const [isOpen, setOpen] = useState(false);
  useWarmUp(loadAll);

  async function open(): Promise<void> {
    const { NoticesDialog: loaded } = await loadDialog();
    setDialog(() => loaded);
    setOpen(true);
  }

  return (
    <span className={css.place} data-idd-part="notices-button">
      <IconButton
        label={unread > 0 ? t("unread", { count: unread }) : t("title")}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        onPress={() => void open()}
      />
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {unread > mostCounted ? t("manyUnread", { count: mostCounted }) : unread}
        </span>
      )}
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} />}
    </span>
  );
}

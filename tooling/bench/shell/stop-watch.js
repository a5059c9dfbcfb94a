// Runs in every page before its own code: tells how long after a press what it leads to has been painted.
(() => {
  /** What stands in the dashboard's tiles, set before: their words and figures without spaces. */
  const tiles = window.awaitedTiles;
  const findDialog = () => document.querySelector('dialog[open], [role="dialog"]');

  const conditions = {
    /** Every figure of the dashboard stands in its tile. */
    dashboard() {
      const links = Array.from(document.querySelectorAll("main a"), ({ textContent }) =>
        textContent.replace(/\s/g, ""),
      );
      return tiles.every((tile) => links.some((text) => text.startsWith(tile)));
    },
    /** The list's whole page of batches. */
    rows() {
      const rows = document.querySelectorAll("tbody tr");
      return rows.length === 25 && rows[24].textContent.includes("DB-2026-");
    },
    /** The dialog with its three fields, one of which can be typed into. */
    dialog() {
      const dialog = findDialog();
      return (
        dialog !== null &&
        dialog.querySelectorAll("input, select, textarea:not([aria-hidden])").length >= 3 &&
        dialog.contains(document.activeElement)
      );
    },
    /** The same, and nothing of it moves or fades any more. */
    stillDialog() {
      const dialog = findDialog();
      const isOfDialog = ({ effect }) => effect.target.contains(dialog) || dialog.contains(effect.target);
      return conditions.dialog() && !document.getAnimations().some(isOfDialog);
    },
  };

  let pressedAt;
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    { capture: true },
  );

  /** Longer than the slowest page on the slowest link; what takes longer will never come. */
  const mostWaiting = 60_000;

  const untilPainted = (name) =>
    new Promise((resolve, reject) => {
      const watchedFrom = performance.now();
      const look = () => {
        if (pressedAt === undefined || !conditions[name]()) {
          if (performance.now() - watchedFrom > mostWaiting) reject(new Error(`Never painted: ${name}.`));
          else requestAnimationFrame(look);
          return;
        }
        // The message comes after the frame that has just begun.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressedAt);
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });

  /** Starts to wait for a press; `window.painted` then holds the milliseconds until each of the conditions. */
  window.watchPress = (names) => {
    pressedAt = undefined;
    window.painted = Promise.all(names.map(untilPainted));
  };
})();

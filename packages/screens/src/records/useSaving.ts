import { isRegistryError } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "../runtime/writing/save-file.ts";

/** A document that is kept with a record. */
interface KeptDocument {
  readonly id: number;
  readonly content_type: string;
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** Loads a document when it is asked for, and hands it over; a failure is told by the notice. */
export function useSaving() {
  const [saving, setSaving] = useState<number>();
  const [saved, setSaved] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    /** The id of the document that is on its way. */
    saving,
    /** What the document that was saved last is called. */
    saved,
    /**
     * Saves a document.
     *
     * @param number of the record that it is kept with.
     * @param type what staff read for it.
     */
    async save(
      document: KeptDocument,
      { number, type }: { readonly number: string; readonly type: string },
      load: (signal: AbortSignal) => Promise<Blob>,
    ) {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      setSaving(document.id);
      setSaved(undefined);
      try {
        const file = await load(controller.signal);
        const ending = endings[document.content_type] ?? endings[file.type];
        saveFile([`${number} ${type}`, ending].filter(Boolean).join("."), file);
        setSaved(type);
      } catch (error) {
        if (!controller.signal.aborted && !isRegistryError(error)) throw error;
      } finally {
        if (stop.current === controller) setSaving(undefined);
      }
    },
  };
}

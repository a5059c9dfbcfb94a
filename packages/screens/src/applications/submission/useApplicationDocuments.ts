import type { Sending, Settings } from "@id-desk/core";
import { useRef, useState } from "react";
import { isSameFile } from "../../capture/is-same-file.ts";
import { type GivenDocument, useDocumentSending, useUploads } from "../../capture/useUploads.ts";

/** The documents that were given, by their types. */
export type GivenDocuments = Readonly<Partial<Record<string, GivenDocument>>>;

/** Holds the documents of an application, which are sent as they are given; a slot is a type of document. */
export function useApplicationDocuments({
  idNumber,
  settings,
  takesChunks,
  onChange,
}: {
  readonly idNumber: string;
  readonly settings: Settings["uploads"] | undefined;
  /** The server takes files in chunks. */
  readonly takesChunks: boolean;
  readonly onChange: (type: string, document: GivenDocument | undefined) => void;
}) {
  const sendFile = useDocumentSending({
    action: "addIssuanceDocument",
    fieldsOf: (type) => ({ type, id_number: idNumber }),
    readPath: (answer) => answer.file_path,
    settings,
    takesChunks,
  });
  const files = useRef<Readonly<Record<string, File>>>({});
  const [same, setSame] = useState<Readonly<Record<string, string>>>({});
  /** Finds the other slot that has the same file. */
  async function compare(file: File, slot: string): Promise<void> {
    const others = Object.entries(files.current).filter(([each]) => each !== slot);
    files.current = { ...files.current, [slot]: file };
    for (const [other, otherFile] of others) {
      if (await isSameFile(file, otherFile)) return setSame((all) => ({ ...all, [slot]: other }));
    }
  }
  function forget(slot: string): void {
    const { [slot]: _, ...others } = files.current;
    files.current = others;
    setSame(({ [slot]: __, ...left }) =>
      Object.fromEntries(Object.entries(left).filter(([, other]) => other !== slot)),
    );
  }
  const uploads = useUploads({
    settings,
    async send(file: File, sending: Sending) {
      await compare(file, sending.slot);
      return sendFile(file, sending);
    },
    onChange(slot, document) {
      if (!document) forget(slot);
      onChange(slot, document);
    },
  });
  /** `same` names, by its slot, the other slot that has the same file. */
  return { uploads, same };
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/** Returns the name under which a document is saved; no name of a sender comes here. */
export const nameFile = (document: {
  readonly id: number;
  readonly type: string;
  readonly content_type: string;
}) => `${document.type}-${document.id}.${endings[document.content_type] ?? "bin"}`;

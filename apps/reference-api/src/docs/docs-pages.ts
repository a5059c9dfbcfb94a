import { contractNode } from "./contract-nodes.ts";
import { docsStyle } from "./docs-style.ts";
import { formatDocs } from "./format-docs.ts";

/** Something that anybody may read, and no program writes. */
export interface DocsPage {
  /** Below the API's address. */
  readonly path: string;
  readonly type: string;
  readonly read: () => string;
}

/** Makes a text when it is first asked for, and keeps it. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The API's documentation, its style sheet, and the contract that it is made from. */
export const docsPages: readonly DocsPage[] = [
  {
    path: "/docs",
    type: "text/html; charset=utf-8",
    read: once(() => formatDocs({ style: "/api/docs.css", contract: "/api/openapi.json" })),
  },
  { path: "/docs.css", type: "text/css; charset=utf-8", read: () => docsStyle },
  {
    path: "/openapi.json",
    type: "application/json; charset=utf-8",
    read: once(() => JSON.stringify(contractNode)),
  },
];

import type { operations } from "../../contract/registry.gen.d.ts";
import { listApplications } from "../../database/applications/list-applications.ts";
import { readApplicationSearch } from "../../domain/applications/application-search.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";
import { formatPage, usualPerPage } from "../page.ts";

type Asked = AskedAtCenter<"listCenterApplications" | "listPortalApplications">;
type Page = operations["listCenterApplications"]["responses"][200]["content"]["application/json"];

function readSearch(text: string | undefined) {
  if (text === undefined) return undefined;
  const search = readApplicationSearch(text);
  if (!search) throw refuseFields({ search: ["Type at least 2 characters."] });
  return search;
}

/** One page of the applications that were made at centres or online, as the session's centre sees them. */
export async function answerList(
  { query, database, session, center, now, ports }: Asked,
  channel: "center" | "portal",
): Promise<{ readonly status: 200; readonly body: Page }> {
  const { page = 1, per_page = usualPerPage } = query;
  const { status = channel === "center" ? "submitted" : "all" } = query;
  const { applications, counts, total } = await listApplications(
    database,
    {
      channel,
      centerId: session.member.temp_full_access ? undefined : center.id,
      search: readSearch(query.search),
    },
    { status, page, perPage: per_page, center, now, ports },
  );
  return {
    status: 200,
    body: {
      applications,
      meta: { ...formatPage(page, per_page, total), counts },
      extensions: listExtensions(ports),
    },
  };
}

import { countPersonLookup } from "../../database/people/count-lookup.ts";
import { listPermits } from "../../database/xpat/list-permits.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { countSeenCharacters } from "../../domain/written-forms.ts";
import { readPermitNo } from "../../domain/xpat/interaction-rules.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { formatPage, usualPerPage } from "../page.ts";
import { readSearchText } from "./read-search.ts";

type Asked = AskedAtCenter<"listWorkPermits">;

const isTyped = (text: string | undefined): text is string =>
  text !== undefined && countSeenCharacters(text) > 0;

/** Reads the beginning of a permit's number. */
function readBeginning(text: string): string {
  const number = readPermitNo(readSearchText("workPermitNo", text));
  if (number === "") throw refuseFields({ workPermitNo: ["Work permit number is not valid."] });
  return number;
}

function readSearch({ query: { name, workPermitNo } }: Asked) {
  if (!isTyped(name) && !isTyped(workPermitNo)) {
    throw refuseFields({ name: ["Type an employer name or permit number."] });
  }
  return {
    employer: isTyped(name) ? readSearchText("name", name) : undefined,
    number: isTyped(workPermitNo) ? readBeginning(workPermitNo) : undefined,
  };
}

/** Counts each page as a look-up: with page after page a user could read all workers. */
async function countPage(asked: Asked): Promise<ReturnType<typeof readSearch>> {
  const search = readSearch(asked);
  await countPersonLookup(asked);
  return search;
}

async function answerPage(asked: Asked, search: ReturnType<typeof readSearch>) {
  const { page = 1, per_page: perPage = usualPerPage } = asked.query;
  const { permits, total } = await listPermits(asked, search, { page, perPage });
  const meta = formatPage(page, perPage, total);
  return { status: 200 as const, body: { permits, meta, extensions: listExtensions(asked.ports) } };
}

/** One page of work permits by the employer's name or the permit's number. */
export const listWorkPermits = answerCenter("listWorkPermits", answerPage, countPage);

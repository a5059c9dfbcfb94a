import { readBytes } from "../contract/read-body.ts";
import { decideApplication } from "../database/applications/decide-application.ts";
import { makeCard } from "../database/applications/make-card.ts";
import {
  type DecisionReason,
  readDecision,
  readReason,
  usualReasons,
} from "../domain/applications/registry-decisions.ts";
import { Refusal, refuseByRule, refuseMethod } from "../domain/refusal.ts";
import { formatBase64Url, isSameSecret } from "../session/digest.ts";
import { answerDemoPage, type DemoPage, type DemoPlace, leadTo } from "./demo-page.ts";
import { formatRegistryMain, type RegistryNotice } from "./demo-registry-page.ts";
import { findSaid, isQueue, type Queue, readQueue } from "./demo-registry-queue.ts";

/** In bytes. */
const mostInForm = 20_000;

async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, { limit: mostInForm })));
}

function readReasons(form: URLSearchParams): DecisionReason[] {
  const chosen = usualReasons.filter(({ code }) => form.getAll("reason").includes(code));
  const other = form.get("other")?.trim() ?? "";
  if (other === "") return chosen;
  const said = readReason(`other=${other}`);
  if (said) return [...chosen, said];
  throw refuseByRule({
    message: "Write the other reason in up to 200 characters.",
    code: "reason_unreadable",
  });
}

/** Does what a form asks for, in one transaction. */
async function decide({ database, clock, sms, onKept }: DemoPlace, form: URLSearchParams): Promise<number> {
  const [id, word, place] = [Number(form.get("id")), form.get("decision") ?? "", form.get("make")];
  const decision = readDecision(word);
  const isCard = place === "printed" || place === "at_center";
  if (!/^[1-9]\d{0,8}$/.test(form.get("id") ?? "") || (!decision && !isCard)) {
    throw refuseByRule({ message: "This form cannot be read.", code: "malformed_form" });
  }
  await database.transaction().execute(async (transaction) => {
    const acting = { database: transaction, now: clock(), sms };
    if (decision) await decideApplication(acting, { id }, { decision, reasons: readReasons(form) });
    else if (isCard) await makeCard(acting, id, place);
  });
  onKept?.();
  return id;
}

/**
 * The page at `/demo/registry`, on which a demonstration does what a registry decides outside of the staff's screens. Its
 * forms carry a token that no page of another site knows.
 */
export function createDemoRegistry(place: DemoPlace): DemoPage {
  const address = `${place.basePath}demo/registry`;
  const token = formatBase64Url(place.random(24));

  async function show(queue: Queue, { asked, notice, status = 200 }: Shown): Promise<Response> {
    const contents = await readQueue(place.database, queue, asked?.searchParams.get("number") ?? "");
    return answerDemoPage(
      place,
      {
        title: "Demonstration registry",
        note: "What a registry decides outside of the staff's screens.",
        main: formatRegistryMain({ address, token, ...contents, notice }),
      },
      status,
    );
  }

  return {
    isAt: (path) => path === address,
    async answer(request, asked) {
      const { method } = request;
      if (!["GET", "HEAD", "POST"].includes(method)) throw refuseMethod(["GET", "HEAD", "POST"]);
      if (method !== "POST") {
        const given = asked.searchParams.get("status") ?? "";
        const said = await findSaid(place.database, asked.searchParams.get("done") ?? "");
        const notice = said && ({ kind: "done", ...said } as const);
        return show(isQueue(given) ? given : "submitted", { asked, notice });
      }
      const form = await readForm(request);
      const given = form.get("status") ?? "";
      const queue = isQueue(given) ? given : "submitted";
      if (!isSameSecret(form.get("token") ?? "", token)) {
        const text = "This page was out of date. Nothing has changed: try again.";
        return show(queue, { notice: { kind: "refused", text }, status: 403 });
      }
      try {
        const id = await decide(place, form);
        return leadTo(`${address}?status=${queue}&done=${id}#said`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const text = `${error.message.replace(/\.$/, "")}.`;
        return show(queue, { notice: { kind: "refused", text }, status: error.status });
      }
    },
  };
}

interface Shown {
  readonly asked?: URL;
  readonly notice: RegistryNotice | undefined;
  readonly status?: number;
}

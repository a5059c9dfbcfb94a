import {
  type ApplicationSummary,
  type BiometricsData,
  type CaptureSet,
  createWriteKey,
  type RegistryError,
} from "@id-desk/core";
import { useRef, useState } from "react";
import {
  createSubmission,
  isOf,
  isSameSubmission,
  type PartItem,
  type SubmissionFacts,
} from "../../capture/station/capture-parts.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { readNameOf } from "../../runtime/writing/read-refusal.ts";
import { useCall } from "../../runtime/writing/use-call.ts";
import { isUnanswered } from "../../runtime/writing/use-write.ts";

/** What somebody else has changed since this page was read. */
export interface SetConflict {
  readonly by: string | undefined;
  /** As an instant. */
  readonly at: string | undefined;
  /** They have submitted it already. */
  readonly isClosed: boolean;
  /** What they have taken, excepted or removed, by its name; nothing where the page could not be brought up to date. */
  readonly changed: readonly string[] | undefined;
}

/** What was submitted. */
export interface Submitted {
  /** Nothing where the server answers with a message alone. */
  readonly application: ApplicationSummary | undefined;
  /** It waits for a supervisor. */
  readonly isWaiting: boolean;
}

type More = Pick<BiometricsData, "supervisor" | "wait_for_supervisor">;

/** Names what differs between two states of a set. */
function findChanged(
  before: CaptureSet | null,
  after: CaptureSet,
  nameOf: (item: PartItem) => string,
): string[] {
  const listOf = (set: CaptureSet | null) => [...(set?.parts ?? []), ...(set?.exceptions ?? [])];
  const items = [...listOf(before), ...listOf(after)] as readonly (PartItem & { readonly id: number })[];
  const find = (set: CaptureSet | null, item: PartItem) => listOf(set).find(isOf(item))?.id;
  const changed = items.filter((item) => find(before, item) !== find(after, item));
  return [...new Set(changed.map(nameOf))];
}

/** Submits what was taken. After a colleague's change it says what changed, and nothing is lost. */
export function useSubmission({
  facts,
  readSet,
  nameOf,
  onDone,
}: {
  readonly facts: SubmissionFacts;
  readonly readSet: (batchId: string) => Promise<CaptureSet | undefined>;
  readonly nameOf: (item: PartItem) => string;
  /** Called once it is submitted: what was in hand is not needed any more. */
  readonly onDone: () => void;
}) {
  const { client } = useRegistry();
  const { run, ...call } = useCall("submitBiometrics");
  const [key] = useState(createWriteKey);
  const [conflict, setConflict] = useState<SetConflict>();
  const [done, setDone] = useState<Submitted>();
  /** The last submission, if its answer was lost. */
  const lost = useRef<ReturnType<typeof createSubmission>>(undefined);

  async function explain({ serverCode, context }: RegistryError): Promise<void> {
    const { set } = facts;
    if (serverCode !== "biometrics_changed" || !set) return;
    const next = await readSet(set.batch_id);
    const { changed_by, changed_at } = context;
    setConflict({
      by: readNameOf(changed_by),
      at: typeof changed_at === "string" ? changed_at : undefined,
      isClosed: Boolean(next?.closed_at),
      changed: next && findChanged(set, next, nameOf),
    });
  }

  return {
    ...call,
    /** Why it was refused, where no conflict says it. */
    error: conflict ? undefined : call.error,
    conflict,
    done,
    /** Gives the answer, or nothing when it was refused or stopped. */
    async submit(more: More = {}) {
      setConflict(undefined);
      const fresh = createSubmission(facts, more);
      // Unchanged, because the lost try may have raised the version.
      const body = lost.current && isSameSubmission(lost.current, fresh) ? lost.current : fresh;
      const answer = await run(
        // A supervisor's password is between them and the registry.
        { body: createSubmission(facts) },
        () => client.request("submitBiometrics", { body, idempotencyKey: key }),
        (refusal) => {
          lost.current = isUnanswered({ error: refusal }) ? body : undefined;
          void explain(refusal);
        },
      );
      if (!answer) return undefined;
      onDone();
      setDone({ application: answer.application, isWaiting: more.wait_for_supervisor === true });
      return answer;
    },
  };
}

/** Whether an agent does what the protocol asks, in one sentence. */
export interface Statement {
  /** What a right agent does. */
  readonly says: string;
  readonly result: "pass" | "fail" | "skipped";
  /** What the agent did, or why it was not checked. */
  readonly why?: string | undefined;
}

/** Thrown by a check: the agent did something else than the statement says. */
class Broken extends Error {}

/** Thrown by a check that does not apply to this agent. */
export class Skipped extends Error {}

/** Fails a statement. */
export function fail(why: string): never {
  throw new Broken(why);
}

/** Fails a statement unless something is true. */
export function must(isRight: boolean, why: string): asserts isRight {
  if (!isRight) fail(why);
}

/** Collects what was found, and tells each statement as soon as it is known. */
export function createStatements(tell: (statement: Statement) => void) {
  const all: Statement[] = [];
  return {
    all,
    /** Checks one statement. Gives what the check gives, or nothing where it failed or does not apply. */
    async check<T>(says: string, run: () => Promise<T> | T): Promise<T | undefined> {
      const add = (statement: Statement) => {
        all.push(statement);
        tell(statement);
      };
      try {
        const value = await run();
        add({ says, result: "pass" });
        return value;
      } catch (error) {
        if (error instanceof Skipped) add({ says, result: "skipped", why: error.message });
        else if (error instanceof Broken) add({ says, result: "fail", why: error.message });
        else
          add({
            says,
            result: "fail",
            why: `it gave no answer in time, or closed the line (${readCode(error)})`,
          });
        return undefined;
      }
    },
  };
}

/** The statements about one agent. */
export type Statements = ReturnType<typeof createStatements>;

function readCode(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(typeof code === "string" ? code : name);
}

import {
  type OperationBody,
  type OperationData,
  type OperationId,
  RegistryError,
  type RegistryErrorDetails,
  type WriteKey,
} from "@id-desk/core";
import { vi } from "vitest";
import type { TestRegistry } from "./stage.tsx";

/** A call about a draft, as it was made. */
export interface DraftCall {
  readonly path: { readonly form: string; readonly draft: string };
  readonly body: OperationBody<"saveDraft">;
  /** What the server knows a repeat by. */
  readonly key: string | undefined;
  readonly isSilent: boolean | undefined;
}

/** A draft as the server lists it. */
export type ListedDraft = OperationData<"listDrafts">["drafts"][number];

type Saved = Partial<OperationData<"saveDraft">>;

/** The calls of drafts and what answers them. */
export interface DraftAnswers {
  readonly saves: readonly DraftCall[];
  readonly discards: readonly DraftCall[];
  /** What the server keeps, newest first. */
  readonly kept: ListedDraft[];
  /** Answers saves from now on. */
  saveBy(answer: (call: DraftCall) => Saved | Promise<Saved>): void;
  /** Refuses to discard from now on. */
  refuseDiscards(error: RegistryError): void;
}

/** The moment of every save. */
export const draftSavedAt = "2026-11-19T09:05:00Z";

/** Makes a failure of a save. */
export const failWith = (details: Omit<RegistryErrorDetails, "message">) =>
  new RegistryError({ message: "This draft is not saved.", ...details });

/**
 * Answers the calls of drafts as the server does, without a request: a test that moves the time waits for promises alone.
 */
export function answerDrafts({ registry }: TestRegistry, kept: ListedDraft[] = []): DraftAnswers {
  const [saves, discards]: [DraftCall[], DraftCall[]] = [[], []];
  let discardError: RegistryError | undefined;
  const keep = ({ path: { draft }, body }: DraftCall): Saved => {
    const saved = { draft, version: body.version + 1, saved_at: draftSavedAt };
    const { id_number, content } = body;
    kept.splice(
      0,
      kept.length,
      { ...saved, id_number, content },
      ...kept.filter((one) => one.draft !== draft),
    );
    return { draft: saved };
  };
  let save: (call: DraftCall) => Saved | Promise<Saved> = keep;

  const { request } = registry.client;
  vi.spyOn(registry.client, "request").mockImplementation((async (id: OperationId, options: Given) => {
    const call: DraftCall = { ...options, key: options.idempotencyKey?.keyFor([options.path, options.body]) };
    if (id === "listDrafts") return { drafts: [...kept] };
    if (id === "saveDraft") {
      saves.push(call);
      const answer = await save(call);
      options.idempotencyKey?.renew();
      return answer;
    }
    if (id !== "discardDraft") return request(id, options as never);
    discards.push(call);
    if (discardError) throw discardError;
    kept.splice(0, kept.length, ...kept.filter(({ draft }) => draft !== call.path.draft));
    return {};
  }) as never);

  return {
    saves,
    discards,
    kept,
    saveBy(answer) {
      save = answer;
    },
    refuseDiscards(error) {
      discardError = error;
    },
  };
}

type Given = Omit<DraftCall, "key"> & { readonly idempotencyKey?: WriteKey };

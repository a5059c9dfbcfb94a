import type { OperationId, RegistryError } from "@id-desk/core";
import type { Destination } from "../../../runtime/frame/destination.ts";
import type { Reading } from "../../../runtime/reading/use-read.ts";

/** One figure of work, and the list where it is done. Its words are those of its name. */
export interface WorkFigure<Name extends string> {
  readonly name: Name;
  readonly to: Destination;
  /** Nothing until it is known. */
  readonly count: number | undefined;
  /** In milliseconds since 1970, on this computer's clock. */
  readonly answeredAt: number | undefined;
  /** Why it is not known, or not known anew. */
  readonly error: RegistryError | undefined;
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/** The figures of one area, and what asks for all of them again. */
export interface FiguresOfArea<Name extends string> {
  readonly figures: readonly WorkFigure<Name>[];
  readonly refresh: () => void;
}

/** What is used of an answer that is read for a figure. */
type FigureReading = Pick<
  Reading<OperationId>,
  "answeredAt" | "error" | "refreshError" | "isLoading" | "isRefreshing" | "refresh"
>;

/** Makes a figure of what was read of a list. */
export function createFigure<Name extends string>(
  name: Name,
  to: Destination,
  count: number | undefined,
  reading: FigureReading,
): WorkFigure<Name> {
  return {
    name,
    to,
    count,
    answeredAt: reading.answeredAt,
    error: reading.error ?? reading.refreshError,
    isAsking: reading.isLoading || reading.isRefreshing,
    ask: reading.refresh,
  };
}

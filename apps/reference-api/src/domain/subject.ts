/** The kinds of records that a code, a message, a document or an event can be about. */
export type SubjectType =
  | "application"
  | "batch"
  | "card"
  | "expat"
  | "interaction"
  | "issuance"
  | "person"
  | "user";

/** What a code, a message, a document or an event is about: a record, by its kind and its id. */
export interface Subject<Type extends SubjectType = SubjectType> {
  readonly type: Type;
  readonly id: number;
}

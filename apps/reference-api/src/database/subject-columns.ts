import type { Subject, SubjectType } from "../domain/subject.ts";

/** What a row is about, as its columns. */
export interface SubjectColumns {
  subject_type: SubjectType;
  subject_id: number;
}

/** Returns what a row is about as columns, to be written or to be looked for. */
export const columnsOfSubject = ({ type, id }: Subject): SubjectColumns => ({
  subject_type: type,
  subject_id: id,
});

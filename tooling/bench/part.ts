/** Where a part builds its pages, and how often it measures. */
export interface BenchPlan {
  readonly output: string;
  readonly rounds: number;
}

/** One line of the bench's table. */
export interface BenchRow {
  readonly what: string;
  readonly ours: string;
  readonly other: string;
  readonly ratio: string;
  readonly aim: string;
}

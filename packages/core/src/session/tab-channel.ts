/** What carries messages between the tabs of one browser. Nothing is stored. */
export interface TabChannel {
  /** Tells every other tab. */
  post(message: object): void;
  /** Calls back with what another tab has told. */
  listen(listener: (message: unknown) => void): void;
  /** Tells and hears nothing more. */
  close(): void;
}

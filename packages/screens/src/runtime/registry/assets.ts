/** Where a host serves what the screens load only when it is needed, on its own origin. */
export interface Assets {
  /**
   * The file `zxing_reader.wasm` of the package `zxing-wasm`, which reads codes in pictures where the browser cannot.
   * Its policy for scripts must allow `'wasm-unsafe-eval'`.
   */
  readonly zxingWasmUrl?: string;
}

import type { RegistryErrorCode } from "@id-desk/core";
import type { ActionName } from "./screen-props.ts";

/**
 * What a host may count: how long screens take and how it ends. It never holds what staff have typed or read.
 */
export interface ScreenEvent {
  /** A screen has shown its data or failed to, it has crashed, or a command has come to its end. */
  readonly name: "load" | "render" | ActionName;
  /** The screen's public name. */
  readonly screen: string;
  /** The version of the screen's contract. */
  readonly version: number;
  /** In milliseconds. */
  readonly duration: number;
  /** `ok`, `stopped` by the host's `onBefore`, or the code of the error. */
  readonly outcome: "ok" | "stopped" | RegistryErrorCode;
}

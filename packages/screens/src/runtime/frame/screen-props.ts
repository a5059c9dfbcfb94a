import type {
  OperationAnswer,
  OperationId,
  OperationPath,
  OperationToldBody,
  RegistryError,
  RegistryErrorCode,
  SessionState,
} from "@id-desk/core";
import type { ComponentType, ReactNode } from "react";
import type { Catalogue, Messages } from "../words/copy.ts";
import type { Navigation } from "./destination.ts";

/** A command that a host can disable, ask about before and hear of after, by the name of its call. */
export type ActionName = Extract<
  OperationId,
  | "login"
  | "logout"
  | "setCenter"
  | "updatePassword"
  | "startSecondFactor"
  | "confirmSecondFactor"
  | "endOtherSessions"
  | "createBatch"
  | "addCard"
  | "removeCard"
  | "dispatchBatch"
  | "cancelBatch"
  | "changeDestination"
  | "reopenBatch"
  | "addBatchNote"
  | "receiveCard"
  | "disputeCard"
  | "attachCardPhoto"
  | "markCardMissing"
  | "undoCard"
  | "receiveBatch"
  | "sendReadySms"
  | "markPrinted"
  | "loadIssuance"
  | "checkCollector"
  | "sendCollectorOtp"
  | "verifyCollectorOtp"
  | "verifyCard"
  | "addIssuanceDocument"
  | "issueCard"
  | "completeIssuance"
  | "returnCard"
  | "markReceiptPrinted"
  | "cancelApplication"
  | "sendPaymentLink"
  | "markSlipPrinted"
  | "sendPhotograph"
  | "sendFingerprint"
  | "sendSignature"
  | "recordException"
  | "removeException"
  | "removeCapturedPart"
  | "sendApplicationOtp"
  | "submitApplication"
  | "submitBiometrics"
  | "recordInteraction"
  | "markInteractionPrinted"
>;

/** Nothing where the contract has no such part. */
type PartOf<Value> = [Value] extends [never] ? Readonly<Record<string, never>> : Value;

/** What a command is about, in the words of the contract. A password is never among it, nor a one-time password. */
export interface ActionContext<Name extends ActionName = ActionName> {
  /** The public name of the screen. */
  readonly screen: string;
  /** The command, by the name of its call. */
  readonly action: Name;
  /** Which records: `{ batchId, cardId }`. */
  readonly path: PartOf<OperationPath<Name>>;
  /** What will be sent. */
  readonly body: PartOf<OperationToldBody<Name>>;
}

/**
 * What a command has led to: the registry's answer, and of a sign-in who it was. A registry may answer with a message
 * alone: then the answer holds no record.
 */
export type ActionAnswer<Name extends ActionName> = Name extends "login"
  ? Pick<SessionState, "user" | "center">
  : Name extends "logout" | "updatePassword" | "startSecondFactor" | "confirmSecondFactor"
    ? undefined
    : OperationAnswer<Name>;

/** What a host says of one command. */
export interface ActionOptions<Name extends ActionName = ActionName> {
  /** It stands there and cannot be pressed. In a row of a table it is left out. */
  readonly isDisabled?: boolean | undefined;
  /** Why, in a sentence for staff. */
  readonly disabledReason?: string | undefined;
  /** Asked before anything is sent; `false` stops it, and everything typed stays. */
  readonly onBefore?: ((context: ActionContext<Name>) => boolean | Promise<boolean>) | undefined;
  /** Told what the registry has answered. */
  readonly onAfter?:
    | ((event: ActionContext<Name> & { readonly answer: ActionAnswer<Name> }) => void)
    | undefined;
}

/** What stands in for the top of a screen. */
export interface HeaderSlotProps {
  /** The public name of the screen. */
  readonly screen: string;
  /** The page's heading. */
  readonly title: ReactNode;
  /** A line below it. */
  readonly subtitle?: ReactNode;
  /** The way back, where there is one. */
  readonly breadcrumbs?: ReactNode;
  /** The state of what is shown. */
  readonly badge?: ReactNode;
  /** The screen's commands: put them somewhere, or staff cannot give them. */
  readonly actions?: ReactNode;
  /** What would stand there otherwise. */
  readonly children: ReactNode;
}

/** What stands in where there is nothing to show. */
export interface EmptyStateSlotProps {
  /** The public name of the screen. */
  readonly screen: string;
  /** What is not there. */
  readonly heading: ReactNode;
  /** What to do about it. */
  readonly help?: ReactNode;
  /** A way on. */
  readonly action?: ReactNode;
  /** What would stand there otherwise. */
  readonly children: ReactNode;
}

/** What stands in where a screen could not be loaded, or has crashed. */
export interface ErrorSlotProps {
  /** The public name of the screen. */
  readonly screen: string;
  /** Why: its message is for staff. */
  readonly error: RegistryError;
  /** What could not be done, in a sentence for staff. */
  readonly heading: ReactNode;
  /** Tries again. Left out where another try would change nothing. */
  readonly retry?: (() => void) | undefined;
  /** What would stand there otherwise: give it back for the errors that are not yours to show. */
  readonly children: ReactNode;
}

/** The parts that every screen lets a host replace. */
export interface CommonSlots {
  /** The top of the screen. */
  readonly header: ComponentType<HeaderSlotProps>;
  /** What stands where there is nothing to show. */
  readonly emptyState: ComponentType<EmptyStateSlotProps>;
  /** What stands where the screen cannot be shown. */
  readonly error: ComponentType<ErrorSlotProps>;
}

/** The parts of every screen that take a class of the host. */
export type ClassNameSlot = "root" | "header" | "emptyState" | "error";

/** A screen has shown what it is for. */
export interface ReadyEvent {
  /** The public name of the screen. */
  readonly screen: string;
  /** The number of the one record that it shows: `DB-2026-000012`. It fits the window's title: it names no person. */
  readonly record?: string | undefined;
}

/** A screen could not be loaded, or has crashed. */
export interface LoadErrorEvent {
  /** The public name of the screen. */
  readonly screen: string;
  /** One of the closed union of codes; holds no field and no context, for those may name a person. */
  readonly error: RegistryError;
  /** Tries again. */
  readonly retry: () => void;
}

/** What a screen is there for has come to its end. */
export interface ExitEvent<Reason extends string = string> {
  /** The public name of the screen. */
  readonly screen: string;
  /** How it ended. */
  readonly reason: Reason;
}

/** What a screen with a field for scans takes from its host. */
export interface ScanScreenProps {
  /** Puts the focus into the field for scans when the page is shown. */
  readonly autoFocusScan?: boolean | undefined;
  /** Takes scans that are made while the focus is elsewhere in the Shell, or in `main` without it. */
  readonly scanAnywhere?: boolean | undefined;
}

/** What a list that scans narrow or open takes from its host. */
export interface ScanListProps {
  /** A scanned number is taken wherever the focus is in the Shell, or in `main` without it, and not only within the screen. */
  readonly scanAnywhere?: boolean | undefined;
}

/**
 * What every screen takes from its host, each of it optional. Callbacks take one object and may be written
 * anew in each rendering. What a screen needs beside it stands in the type of its own props.
 */
export interface ScreenProps<
  Actions extends ActionName = never,
  Texts extends Catalogue = Catalogue,
  Reason extends string = never,
  Slots extends CommonSlots = CommonSlots,
> extends Partial<Navigation> {
  /** Told once, when the data is shown. */
  readonly onReady?: ((event: ReadyEvent) => void) | undefined;
  /** Told each time when the screen cannot be loaded, and when it has crashed. */
  readonly onLoadError?: ((event: LoadErrorEvent) => void) | undefined;
  /** Told when what the screen is there for has come to its end. */
  readonly onExit?: ((event: ExitEvent<Reason>) => void) | undefined;
  /** The screen's commands, each disabled, asked about or followed. */
  readonly actions?: { readonly [Name in Actions]?: ActionOptions<Name> } | undefined;
  /** Components that take the place of the screen's own parts. Define them outside of rendering. */
  readonly slots?: Partial<Slots> | undefined;
  /** Classes on the screen's parts. */
  readonly classNames?: { readonly [Slot in ClassNameSlot]?: string } | undefined;
  /** Texts that replace the screen's own. */
  readonly messages?: Messages<Texts> | undefined;
  /** Shows everything and offers no command that writes. */
  readonly readOnly?: boolean | undefined;
  /** Leaves the heading out, for a page that has its own; the commands stay. */
  readonly hideHeader?: boolean | undefined;
}

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

interface AnyActionOptions extends Pick<ActionOptions, "isDisabled" | "disabledReason"> {
  readonly onBefore?: ((context: never) => boolean | Promise<boolean>) | undefined;
  readonly onAfter?: ((event: never) => void) | undefined;
}

/** The common props of any screen, whatever its actions are called. */
export type AnyScreenProps = Partial<Navigation> &
  Pick<ScreenProps, "onReady" | "onLoadError" | "slots" | "classNames" | "readOnly" | "hideHeader"> & {
    readonly onExit?: ((event: never) => void) | undefined;
    readonly actions?: { readonly [Name in ActionName]?: AnyActionOptions } | undefined;
  };

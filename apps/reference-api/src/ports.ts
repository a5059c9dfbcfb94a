import type { Look } from "./database/record-look.ts";
import type { Database } from "./database/tables.ts";
import type { MessagePurpose } from "./domain/message-purpose.ts";
import type { PictureType } from "./domain/picture-type.ts";
import type { RegistrySettings } from "./domain/registry-settings.ts";
import type { Subject } from "./domain/subject.ts";
import type { Crowds } from "./http/crowd.ts";
import type { HeldAnswers } from "./http/held-answers.ts";
import type { KeyedDigest } from "./session/keyed-digest.ts";
import type { PasswordQueue } from "./session/password-queue.ts";
import type { DraftSeal, NumberSeal, SecondFactorSeal } from "./session/seal.ts";

/** Hashes passwords slowly enough that a stolen table is of no use. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/**
 * Estimates how many guesses somebody needs for a password who knows these words and the lists that go round, as a power
 * of ten: 6 is a million.
 */
export type PasswordGuesser = (password: string, words: readonly string[]) => number;

/** A text message that waits to be sent. */
export interface OutgoingMessage {
  /** The batch that brought the card; null for what is no "ready". */
  readonly batchId: number | null;
  readonly purpose: MessagePurpose;
  readonly subject: Subject;
  readonly phone: string;
  readonly body: string;
  /** From when on it is of no use to whoever gets it. */
  readonly expiresAt?: Date;
}

/** Takes text messages inside the transaction of the change that they tell about. */
export type SmsOutbox = (
  transaction: Database,
  messages: readonly OutgoingMessage[],
  now: Date,
) => Promise<void>;

/** A text message as a provider gets it. */
export interface SmsMessage {
  /** The same on every repeat: a provider that has it already sends nothing more. */
  readonly id: string;
  /** As the registry holds it. */
  readonly phone: string;
  readonly body: string;
}

/** What is certain after a message was handed over. Codes are of the form `http_503` and hold nothing of a text. */
export type SmsOutcome =
  | { readonly kind: "accepted"; readonly reference?: string }
  /** It never will be accepted. */
  | { readonly kind: "refused"; readonly code: string }
  /** It was not accepted, and may be another time. */
  | {
      readonly kind: "postponed";
      readonly code: string;
      /** For how many milliseconds the provider wants nothing from this server. */
      readonly restFor?: number;
    }
  /** It may have been accepted. */
  | { readonly kind: "unknown"; readonly code: string };

/** What a provider knows of a message: that it has it, that it never had it, or nothing that can be relied on. */
export type SmsFinding =
  | { readonly kind: "accepted"; readonly reference?: string }
  | { readonly kind: "absent" }
  | { readonly kind: "unknown"; readonly code: string };

/** Who carries text messages to phones. */
export interface SmsProvider {
  readonly name: "demonstration" | "http";
  /** Hands a message over. */
  send(message: SmsMessage, signal: AbortSignal): Promise<SmsOutcome>;
  /** Asks what became of a message; left out by a provider that cannot be asked. */
  find?(id: string, signal: AbortSignal): Promise<SmsFinding>;
}

/** What a link to a payment is about. */
export interface PaymentLink {
  /** What cannot be guessed: the link's own end, by which the provider asks for the payment. */
  readonly token: string;
  readonly amount: number;
  readonly currency: string;
  readonly applicationNo: string;
}

/** Who takes payments of fees. */
export interface PaymentProvider {
  /** Gives the address at which the fee can be paid. */
  createLink(link: PaymentLink): Promise<string> | string;
}

/** A photograph as it is kept: a JPEG without anything beside its pixels. */
export interface Photo {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Reads what was sent as a photograph, or says why it is none that can be kept. */
export type PhotoReader = (
  bytes: Uint8Array,
) => Promise<
  | { readonly type: PictureType; readonly photo: Photo }
  | { readonly problem: "unreadable" | "animated" | "tooManyPixels" }
>;

/** Why a file is none that can be kept. */
export type FileProblem =
  /** It is of no kind that is taken. */
  | "unknown"
  | "unreadable"
  | "animated"
  | "tooManyPixels"
  /** It is locked with a password. */
  | "locked"
  /** It holds scripts, other files or commands. */
  | "active"
  /** It is digitally signed, and the registry keeps none of those. */
  | "signed"
  /** It shows one colour and nothing else. */
  | "blank";

/** A document as it is kept. A picture has nothing beside its pixels any more, and a PDF nothing beside its pages. */
export interface ReadDocument {
  readonly bytes: Uint8Array;
  readonly contentType: "application/pdf" | "image/jpeg" | "image/png";
  /** Whether it is a PDF with a digital signature, which is kept byte for byte. */
  readonly isSigned?: boolean;
}

/**
 * Reads what was sent as a document, by what it holds and not by what it is called. Senders take turns.
 *
 * @throws Refusal where too many wait.
 */
export type DocumentReader = (
  bytes: Uint8Array,
  sender: string,
) => Promise<{ readonly document: ReadDocument } | { readonly problem: FileProblem }>;

/** A picture of a hand-over's proof as it is kept: a PNG with nothing beside its pixels but their resolution. */
export interface ReadProof {
  readonly png: Uint8Array;
  /** In pixels an inch, as the picture itself names it; null where it does not. */
  readonly resolution: number | null;
}

/** Reads the picture of a finger, sent as PNG, or of a signature, sent as JPEG. */
export type ProofReader = (
  bytes: Uint8Array,
  kind: "thumb" | "signature",
) => Promise<ReadProof | { readonly problem: FileProblem }>;

/** Why a part of somebody's biometrics cannot be kept. */
export type CaptureProblem =
  | FileProblem
  /** It has more than 8 bits a colour. */
  | "tooDeep"
  /** A photograph whose sides are not as 7 to 9. */
  | "wrongShape"
  | "tooSmall"
  /** A fingerprint smaller or larger than quality is measured of. */
  | "outOfBounds"
  /** A signature that is a dot. */
  | "dot";

/** A part of somebody's biometrics as it is kept: a JPEG, or the PNG of a finger. */
export interface ReadCapture {
  readonly bytes: Uint8Array;
  readonly contentType: "image/jpeg" | "image/png";
  /** SHA-256 of its pixels, in hexadecimal digits: the same for the same picture in whatever file. */
  readonly digest: string;
  /** In pixels an inch, as the print itself names it; null where it does not. */
  readonly resolution: number | null;
}

/** Reads a photograph, a fingerprint or a signature of an applicant. */
export type CaptureReader = (
  bytes: Uint8Array,
  kind: "photo" | "finger" | "signature",
) => Promise<ReadCapture | { readonly problem: CaptureProblem }>;

/** Draws the photograph of a made-up person as a JPEG; the same number gives the same picture. */
export type PortraitPainter = (person: { readonly id: number }) => Promise<Uint8Array>;

/** Keeps the bytes of files, each under the name that the server gave it; no name of a sender comes here. */
export interface FileStore {
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing where it has no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** The names of the files that were kept before a moment. */
  listBefore(moment: Date): Promise<readonly string[]>;
}

/** Seals bytes under a name. They open only under that name. */
export interface FileSeal {
  seal(name: string, bytes: Uint8Array): Uint8Array;
  /** Returns the bytes that were sealed. Throws when their key is missing or they were changed. */
  open(name: string, kept: Uint8Array): Uint8Array;
}

/** Takes files in chunks by the protocol tus 1.0.0; who may is not its matter. */
export interface ChunkedUploads {
  /** Answers a request for an upload; `id` names the one that a POST makes, or that the request is about. */
  answer(request: Request, id: string): Promise<Response>;
  /** The bytes of an upload that has arrived whole; nothing of any other. */
  read(id: string): Promise<Uint8Array | undefined>;
  remove(id: string): Promise<void>;
  /** The ids of the uploads that last grew before a moment. */
  listBefore(moment: Date): Promise<readonly string[]>;
}

/** One line of the access log; it holds the route's template and none of the values in it. */
export interface AccessEntry {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Why it was refused: one of the codes that the server's own texts have. */
  readonly code?: string;
  /** The id of the trace that the request belongs to, in 32 hexadecimal digits, where it named one. */
  readonly trace?: string;
}

/** A member of staff has made so many look-ups that somebody should ask why. */
export interface LookupAlarm {
  /** `day`: a share of the look-ups of a day. `misses`: look-ups within an hour that found nobody. */
  readonly of: "day" | "misses";
  /** The id of the user. */
  readonly user: number;
  /** The id of the centre where they work. */
  readonly center: number;
}

/** Where the server writes what happened; no line holds personal data of a citizen. */
export interface Log {
  access(entry: AccessEntry): void;
  alarm(alarm: LookupAlarm): void;
  /** The name, code and place of an error, without its message. */
  error(trace: string): void;
}

/** What reads, keeps and draws files; without one of them the server does not do it. */
export interface FilePorts {
  /** Reads photographs; without it none are taken, and the server does not say that it can. */
  readonly readPhoto?: PhotoReader;
  /** Keeps the bytes of documents. */
  readonly files: FileStore;
  /** Seals the pictures in the database. If it is left out, they are not sealed. */
  readonly fileSeal?: FileSeal;
  /** Reads documents; without it none are taken. */
  readonly readDocument?: DocumentReader;
  /** Reads fingerprints and signatures; without it none are taken. */
  readonly readProof?: ProofReader;
  /** Reads biometrics of applicants; without it none are taken. */
  readonly readCapture?: CaptureReader;
  /** Takes files in chunks; without it the server does not say that it can. */
  readonly uploads?: ChunkedUploads;
  /** Draws photographs of the demonstration's people; without it there are none. */
  readonly paintPortrait?: PortraitPainter;
}

/** What the app takes from the place where it runs, so that it runs in Node and in a browser's tab. */
export interface Ports extends FilePorts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly passwords: Passwords;
  /** Where those wait whose passwords are looked at. */
  readonly passwordQueue: PasswordQueue;
  /** Counts the requests that are being answered; the app makes its own when left out. */
  readonly crowds?: Crowds;
  /** Without it no password is refused for being easy to guess. */
  readonly guessPassword?: PasswordGuesser;
  /** Bytes that cannot be guessed. */
  readonly random: (count: number) => Uint8Array;
  /** What the registry decides about codes, hand-overs and what is kept. */
  readonly settings: RegistrySettings;
  /** Digests codes, phone numbers and what tells repeated writes apart under the registry's key. */
  readonly keyedDigest: KeyedDigest;
  /** Seals drafts of forms under the registry's key. */
  readonly draftSeal: DraftSeal;
  /** Seals the numbers to which codes of collectors were sent, under the registry's key. */
  readonly numberSeal: NumberSeal;
  /** Seals the secrets of second factors under the registry's key. */
  readonly secondFactorSeal: SecondFactorSeal;
  readonly sms: SmsOutbox;
  /** Who carries the messages; without one they wait. */
  readonly smsProvider?: SmsProvider;
  /** Who takes payments; without one no payment link can be sent. */
  readonly payments?: PaymentProvider;
  /** Records a look at several people behind its answer, which neither waits for it nor fails with it. */
  readonly recordLook: (look: Look) => void;
  /** Holds the answers to pages that watch a batch; without it every look is answered at once. */
  readonly heldAnswers?: HeldAnswers;
  /** Hears of each write once it is kept. */
  readonly onKept?: () => void;
  readonly log: Log;
  /** The host's files for every address outside `/api`; nothing when it has none for this one. */
  readonly serveHost?: (request: Request) => Response | undefined;
  /** The demonstration's own pages, before the host's files; nothing when it has none at this address. */
  readonly serveDemo?: (request: Request) => Promise<Response> | undefined;
  /** The server's metrics, for who watches it; without it there is nothing at their address. */
  readonly serveMetrics?: (request: Request) => Response | Promise<Response>;
  /** Where a request came from, for the limits of sign-in and the audit trail. */
  readonly readAddress?: (environment: unknown) => string | null;
  /** Origins other than the server's own that may call it, for development. */
  readonly allowedOrigins?: readonly string[];
  /** Whether it is a demonstration on a developer's machine, which may say why it refuses a page of another origin. */
  readonly isDemonstration?: boolean;
  /** Where pages may ask for fingerprints: the origin of an agent on the visitor's own computer. */
  readonly fingerprintReader?: string;
  /** Tells browsers to come back by TLS only; not in a demonstration, which has none. */
  readonly isTlsOnly?: boolean;
}

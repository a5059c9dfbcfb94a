import {
  type Area,
  type Center,
  type Connection,
  createConnection,
  createMenu,
  createNoticeLog,
  createRegistryClient,
  createSession,
  type ErrorWords,
  forgetScans,
  type IdleLimits,
  isRegistryError,
  type Menu,
  type Notice,
  type NoticeLog,
  type RegistryClient,
  type Session,
  type SignedInSession,
  type User,
} from "@id-desk/core";
import type { ScreenEvent } from "../frame/screen-props.ts";
import type { Shortcuts } from "../keys/use-shortcut.ts";
import type { MessageCatalogues } from "../words/copy.ts";
import { readErrorWords } from "../words/read-error-words.ts";
import { createUnsavedWork, type UnsavedWork } from "../writing/unsaved-work.ts";
import type { Assets } from "./assets.ts";
import type { Devices } from "./devices.ts";
import { createHeldList } from "./held-list.ts";
import { announceCopy } from "./misuse.ts";

/** What keeps small things between visits, like the browser's local storage. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Who asks to use which part of the product, at which centre. */
export interface PermissionRequest {
  /** The part of the product. */
  readonly area: Area;
  /** Who asks. */
  readonly user: User;
  /** Where they work; null until they have selected a centre. */
  readonly center: Center | null;
}

/** What a host says of its registry and of how the screens shall speak. */
export interface RegistryOptions {
  /** Where the calls go, for example `/api`. */
  readonly baseUrl: string;
  /** Makes the requests; the browser's own by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Whether cookies travel; `include` by default. */
  readonly credentials?: RequestCredentials;
  /** Header of the anti-forgery token; `X-CSRF-Token` by default. */
  readonly csrfHeader?: string;
  /** Language and region of the words and numbers; `en` by default. */
  readonly locale?: string;
  /** Locale of dates; `en-US` by default. */
  readonly dateLocale?: string;
  /** IANA zone in which times are shown until the server names its own; `Indian/Maldives` by default. */
  readonly timeZone?: string;
  /** Texts that replace the screens' own, by language and screen. */
  readonly messages?: MessageCatalogues;
  /**
   * Whole catalogues of other languages, such as `{ dv }` of `@id-desk/screens/catalogues/dv`, by language; `messages`
   * is looked at before them, and English stands in key by key for what they lack.
   */
  readonly catalogues?: MessageCatalogues;
  /** The host's own words for failures, and phrases of its server that are rewritten for staff. */
  readonly errorWords?: Partial<ErrorWords>;
  /** The role that may search by ID number beside those with full access. */
  readonly searchRole?: string;
  /**
   * Whether a user may use a part of the product, where the host knows better than the roles of the session.
   * A screen that is refused asks the registry nothing; without this the server alone decides.
   */
  readonly permissions?: (request: PermissionRequest) => boolean;
  /** A portal's own sign-in: the session it already has, or `null` while it has none. */
  readonly session?: SignedInSession | null;
  /**
   * After how long without input staff are warned and signed out, in milliseconds; `null` for never. 13 and 15
   * minutes by default, and never where `session` says that the portal signs its staff in itself.
   */
  readonly idle?: IdleLimits | null;
  /**
   * Whether the tabs of a browser tell each other of a sign-out, a change of the centre and of work; true by
   * default. Nothing is stored for it.
   */
  readonly tabs?: boolean;
  /** Told once each time a session ends without a logout: the server no longer knows it, or nobody has worked. */
  readonly onUnauthenticated?: () => void;
  /** Told how long screens and commands take and how they end; never what staff have typed or read. */
  readonly telemetry?: (event: ScreenEvent) => void;
  /** Where the host serves what is loaded only when it is needed; without it, what needs it is not offered. */
  readonly assets?: Assets;
  /** What stands at the counter: a reader of fingerprints, another camera than the browser's. */
  readonly devices?: Devices;
  /** Keeps scans that have not been delivered; the browser's local storage by default, `null` for none. */
  readonly storage?: StorageLike | null;
}

/** The options that a host may change while the screens are shown. */
export type LiveOptions = Pick<
  RegistryOptions,
  | "locale"
  | "dateLocale"
  | "messages"
  | "catalogues"
  | "errorWords"
  | "searchRole"
  | "permissions"
  | "session"
  | "csrfHeader"
  | "onUnauthenticated"
  | "telemetry"
  | "devices"
>;

/** A registry as the screens see it: its client, its session, and what staff are told. */
export interface Registry {
  /** Makes the calls to the server. */
  readonly client: RegistryClient;
  /** Who is signed in at which centre. */
  readonly session: Session;
  /** Which item of the side navigation is open, and whether the drawer is. */
  readonly menu: Menu;
  /** Where undelivered scans and the like are kept; null for nowhere. */
  readonly storage: StorageLike | null;
  /** What would be lost if the page were left now; a host asks before it leaves. */
  readonly unsavedWork: UnsavedWork;
  /** The keys that do something on the page that is shown, for a help that lists them. */
  readonly shortcuts: Shortcuts;
  /** The options as they stand now. */
  readonly options: RegistryOptions;
  /**
   * Changes options while the screens are shown: nothing is mounted anew. Another session is taken at once;
   * `null` says that nobody is signed in any more.
   */
  readonly update: (change: Partial<LiveOptions>) => void;
  /** Tells of every change of the options; gives the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the server can be reached; asks only while something shows it, as `ConnectionBanner` does. */
  readonly connection: Connection;
  /** What staff were told since somebody signed in, for a list that is opened later. */
  readonly notices: NoticeLog;
  /** Tells staff something; a failure that is the same as a moment ago is only counted. */
  readonly notify: (notice: Notice) => void;
  /** Hears what staff are told; gives the end of it. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
}

/**
 * Makes the one instance that a host shares between its providers: framework-free, created once and outside
 * of rendering. Two registries on one page know nothing of each other.
 */
export function createRegistry(initialOptions: RegistryOptions): Registry {
  announceCopy();
  let options = initialOptions;
  const optionListeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: Notice) => void>();
  const notices = createNoticeLog();
  const notify = (notice: Notice) => {
    if (!notices.add(notice)) return;
    for (const listener of noticeListeners) listener(notice);
  };

  const session = createSession({
    ...(options.session && { initial: options.session }),
    ...(options.timeZone && { timeZone: options.timeZone }),
  });
  const storage = options.storage === undefined ? browserStorage : options.storage;
  const client = createRegistryClient({
    baseUrl: options.baseUrl,
    session,
    ...(storage && { storage }),
    onNotice: notify,
    onReach: (isAnswered) => connection.note(isAnswered),
    onUnauthenticated: () => options.onUnauthenticated?.(),
    onLogout: () => {
      // Only who says "log out" gives up what was not delivered; an expired session keeps it.
      if (storage && lastUser !== undefined) forgetScans(storage, lastUser);
    },
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.credentials && { credentials: options.credentials }),
    get csrfHeader() {
      return options.csrfHeader;
    },
    get errorWords() {
      return readErrorWords(options);
    },
  });
  const connection = createConnection({ probe: () => isThere(client) });
  if (options.session === null) session.setSignedOut();

  let lastUser = session.getState().user?.username;
  let reader = lastUser;
  session.subscribe(() => {
    const { user } = session.getState();
    if (user) lastUser = user.username;
    // What one reads is nothing for the next.
    if (user?.username !== reader) notices.clear();
    reader = user?.username;
  });

  return {
    client,
    session,
    menu: createMenu(session.store),
    connection,
    notices,
    unsavedWork: createUnsavedWork(),
    shortcuts: createHeldList(),
    storage,
    get options() {
      return options;
    },
    update(change) {
      const names = Object.keys(change) as (keyof LiveOptions)[];
      // The same session once more is news after it has ended here.
      const isNews = (name: keyof LiveOptions) =>
        !Object.is(options[name], change[name]) ||
        (name === "session" && change.session && session.getState().status !== "signedIn");
      const changed = names.filter(isNews);
      if (changed.length === 0) return;
      options = { ...options, ...change };
      if (changed.includes("session")) takeSession(session, options.session);
      for (const listener of [...optionListeners]) listener();
    },
    subscribe(listener) {
      optionListeners.add(listener);
      return () => optionListeners.delete(listener);
    },
    notify,
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
  };
}

/** A server that does not know the question has answered it too. */
const isThere = (client: RegistryClient) =>
  client.request("getHealth", { isSilent: true, isBackground: true, timeLimit: 5000 }).then(
    () => true,
    (error: unknown) => !isRegistryError(error) || error.code !== "network",
  );

/** A host's own sign-in has somebody else signed in now, or nobody. */
function takeSession(session: Session, given: RegistryOptions["session"]): void {
  if (given) session.set(given);
  else if (session.getState().status === "signedIn") session.clear("elsewhere");
  else session.setSignedOut();
}

/**
 * The browser's local storage, or one that forgets where it is switched off or there is no browser. It is looked
 * for when it is first needed: on an old computer looking alone is felt at the start of every page.
 */
const browserStorage: StorageLike = {
  getItem: (key) => findStorage()?.getItem(key) ?? null,
  setItem: (key, text) => findStorage()?.setItem(key, text),
  removeItem: (key) => findStorage()?.removeItem(key),
};

function findStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

// A portal that installs the screens alone, and whose bundler declares no style sheets for it.
import "@id-desk/screens/styles.css";
import "@id-desk/screens/styles.unlayered.css";
import {
  type Center,
  createRegistry,
  isRegistryError,
  type RegistryError,
  type RegistryErrorCode,
  type Session,
  type SessionState,
  type SignedInSession,
  type SignOutReason,
  supportedApi,
  type Theme,
  type ThemeSettings,
  type User,
} from "@id-desk/screens";

const center: Center = { id: 1, name: "Head Office" };
const user: User = { username: "aishath", fullname: "Aishath Ali", roles: ["dnr"], temp_full_access: false };
const ownSession: SignedInSession = { user, center, csrf: null };
const registry = createRegistry({ baseUrl: "/api", session: ownSession });
const session: Session = registry.session;
const state: SessionState = session.getState();

/** Why nobody is signed in, where the session says it. */
export const reason: SignOutReason | null = state.signOutReason;

/** Chosen by staff, and kept by the portal. */
export const settings: ThemeSettings = { mode: "dark" };

/** The portal's own colour. */
export const theme: Theme = { "--idd-color-accent": "#7a1f4b" };

/** Reads the code of a failure, which a portal reports. */
export function readCode(error: unknown): RegistryErrorCode | undefined {
  const known: RegistryError | undefined = isRegistryError(error) ? error : undefined;
  return known?.code;
}

/** The versions of the contract that the screens speak. */
export const versions: string = `${supportedApi.oldest} to ${supportedApi.newest}`;

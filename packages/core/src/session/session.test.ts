import { createStore } from "jotai/vanilla";
import { describe, expect, test } from "vitest";
import { RegistryError } from "../errors/registry-error.ts";
import { centerAtom, createSession, sessionAtom, timeZoneAtom, userAtom } from "./session.ts";
import type { SignOutReason } from "./session-state.ts";

const user = { username: "clerk.male", fullname: "Aishath Shareef", roles: ["dnr"], temp_full_access: false };
const center = { id: 1, name: "DNR Head Office" };
const signedIn = { user, center, csrf: "token-of-the-session", timeZone: "Indian/Maldives" };
const nobody = { user: null, center: null, csrf: null };

describe("A session", () => {
  test("starts without knowing who is signed in, in the Maldives", () => {
    expect(createSession().getState()).toMatchObject({
      ...nobody,
      status: "unknown",
      timeZone: "Indian/Maldives",
      signOutReason: null,
    });
    expect(createSession({ timeZone: "Asia/Colombo" }).getState().timeZone).toBe("Asia/Colombo");
  });

  test("holds the user, the centre and the token, also in its store's atoms [DOM-01]", () => {
    const session = createSession();
    session.set(signedIn);
    expect(session.getState()).toMatchObject({ status: "signedIn", ...signedIn });
    expect(session.store.get(sessionAtom)).toBe(session.getState());
    expect(session.store.get(userAtom)).toEqual(user);
    expect(session.store.get(centerAtom)).toEqual(center);
    expect(session.store.get(timeZoneAtom)).toBe("Indian/Maldives");
  });

  test("that passes to another user lets go of everything that was the first one's", () => {
    const session = createSession({ initial: signedIn });
    const reasons: SignOutReason[] = [];
    session.onSignedOut((reason) => reasons.push(reason));
    session.set({ ...signedIn, csrf: "a newer token" });
    expect(reasons).toEqual([]);
    session.set({ ...signedIn, user: { ...user, username: "clerk.two" } });
    expect(reasons).toEqual(["elsewhere"]);
    expect(session.getState()).toMatchObject({ status: "signedIn", user: { username: "clerk.two" } });
  });

  test("of a host that signs in itself starts signed in", () => {
    expect(createSession({ initial: { user, center: null, csrf: null } }).getState()).toMatchObject({
      status: "signedIn",
      user,
      center: null,
      csrf: null,
    });
  });

  test("keeps user and token when the centre changes, and takes none without a user", () => {
    const session = createSession();
    session.setCenter(center);
    expect(session.getState().center).toBeNull();
    session.set({ ...signedIn, center: null });
    session.setCenter(center);
    expect(session.getState()).toMatchObject({ status: "signedIn", user, center, csrf: signedIn.csrf });
  });

  test("that ends holds no user, centre or token and says why [SESS-03]", () => {
    const session = createSession({ initial: signedIn });
    const reasons: SignOutReason[] = [];
    session.onSignedOut((reason) => reasons.push(reason));
    session.clear("idle");
    expect(session.getState()).toMatchObject({ ...nobody, status: "signedOut", signOutReason: "idle" });
    expect(reasons).toEqual(["idle"]);
  });

  test("ends once: what comes later changes neither the reason nor calls anybody back", () => {
    const session = createSession({ initial: signedIn });
    const reasons: SignOutReason[] = [];
    const stop = session.onSignedOut((reason) => reasons.push(reason));
    session.clear("expired");
    session.clear("logout");
    expect(reasons).toEqual(["expired"]);
    expect(session.getState().signOutReason).toBe("expired");
    session.set(signedIn);
    stop();
    session.clear("logout");
    expect(reasons).toEqual(["expired"]);
  });

  test("keeps why the current user could not be asked for, until it is asked again", () => {
    const session = createSession();
    const loadError = new RegistryError({ code: "network", message: "Server error." });
    session.startLoading();
    session.clear("unavailable", loadError);
    expect(session.getState()).toMatchObject({
      status: "signedOut",
      signOutReason: "unavailable",
      loadError,
    });
    session.startLoading();
    expect(session.getState()).toMatchObject({ status: "loading", signOutReason: null, loadError: null });
  });

  test("stays signed in while the server is asked again", () => {
    const session = createSession({ initial: signedIn });
    session.startLoading();
    expect(session.getState().status).toBe("signedIn");
  });

  test("keeps the zone that the server named when a later answer names none", () => {
    const session = createSession({ initial: { ...signedIn, timeZone: "Asia/Colombo" } });
    session.set({ user, center, csrf: "new" });
    expect(session.getState().timeZone).toBe("Asia/Colombo");
    session.clear("logout");
    expect(session.getState().timeZone).toBe("Asia/Colombo");
  });

  test("tells its subscribers of every change until they stop", () => {
    const session = createSession();
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.getState().status));
    session.startLoading();
    session.set(signedIn);
    session.setSignedOut();
    stop();
    session.set(signedIn);
    expect(seen).toEqual(["loading", "signedIn", "signedOut"]);
  });

  test("shares nothing with another one on the same page", () => {
    const [one, other] = [createSession(), createSession()];
    one.set(signedIn);
    expect(other.getState().status).toBe("unknown");
    const store = createStore();
    expect(createSession({ store }).store).toBe(store);
  });
});

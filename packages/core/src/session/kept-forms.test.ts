import { describe, expect, test } from "vitest";
import { createKeptForms } from "./kept-forms.ts";
import { createSession } from "./session.ts";
import type { SignOutReason } from "./session-state.ts";

const user = { username: "clerk.male", fullname: "Aishath Shareef", roles: ["dnr"], temp_full_access: false };
const colleague = { ...user, username: "clerk.two", fullname: "Ibrahim Waheed" };
const [headOffice, hulhumale] = [
  { id: 1, name: "DNR Head Office" },
  { id: 2, name: "Hulhumalé Phase 1" },
];
const signedIn = { user, center: headOffice, csrf: "token" };
const note = { notes: "Half a sentence" };

/** A page on which something was typed, which goes away with the session as a host's pages do. */
function typeUntilTheEnd(reason: SignOutReason) {
  const session = createSession({ initial: signedIn });
  const forms = createKeptForms(session);
  const close = forms.hold("batch 12", note);
  session.clear(reason);
  close();
  return { session, forms, find: () => forms.find("batch 12") };
}

describe("What stands in an open form", () => {
  test.each(["expired", "idle"] as const)(
    "is there for the same user at the same centre once a session that is %s has begun anew",
    (reason) => {
      const { session, find } = typeUntilTheEnd(reason);
      expect(find()).toBeUndefined();
      session.set({ ...signedIn, center: null });
      expect(find()).toBeUndefined();
      session.setCenter(headOffice);
      expect(find()).toEqual(note);
    },
  );

  test.each(["logout", "elsewhere"] as const)("is forgotten when the session ends by %s", (reason) => {
    const { session, find } = typeUntilTheEnd(reason);
    session.set(signedIn);
    expect(find()).toBeUndefined();
  });

  test("is nothing for another user, and gone when the first one comes back after them", () => {
    const { session, find } = typeUntilTheEnd("expired");
    session.set({ ...signedIn, user: colleague });
    expect(find()).toBeUndefined();
    session.clear("expired");
    session.set(signedIn);
    expect(find()).toBeUndefined();
  });

  test("is nothing at another centre, and gone when the user comes back from there", () => {
    const { session, find } = typeUntilTheEnd("expired");
    session.set({ ...signedIn, center: hulhumale });
    expect(find()).toBeUndefined();
    session.setCenter(headOffice);
    expect(find()).toBeUndefined();
  });

  test("is another form's under its own name alone", () => {
    const { session, forms } = typeUntilTheEnd("expired");
    session.set(signedIn);
    expect(forms.find("batch 13")).toBeUndefined();
  });

  test("is forgotten when the form closes in front of its user, also after they have come back to it", () => {
    const session = createSession({ initial: signedIn });
    const forms = createKeptForms(session);
    forms.hold("batch 12", note)();
    const close = forms.hold("batch 13", note);
    session.clear("expired");
    session.set(signedIn);
    close();
    session.clear("expired");
    session.set(signedIn);
    expect([forms.find("batch 12"), forms.find("batch 13")]).toEqual([undefined, undefined]);
  });

  test("is not given to a second form while the first one is open", () => {
    const session = createSession({ initial: signedIn });
    const forms = createKeptForms(session);
    const close = forms.hold("batch 12", note);
    expect(forms.find("batch 12")).toBeUndefined();
    close();
    forms.hold("batch 12", { notes: "Half a" })();
    forms.hold("batch 12", note);
    session.clear("expired");
    session.set(signedIn);
    expect(forms.find("batch 12")).toBeUndefined();
  });

  test("is what was typed last, also on a page that stays after the session", () => {
    const session = createSession({ initial: signedIn });
    const forms = createKeptForms(session);
    const change = forms.hold("batch 12", note);
    session.clear("expired");
    change();
    const close = forms.hold("batch 12", { notes: "Half a sentence more" });
    close();
    session.set(signedIn);
    expect(forms.find("batch 12")).toEqual({ notes: "Half a sentence more" });
  });

  test("is nobody's while nobody has signed in, and nobody's after a logout", () => {
    const session = createSession();
    const forms = createKeptForms(session);
    forms.hold("batch 12", note)();
    session.set(signedIn);
    expect(forms.find("batch 12")).toBeUndefined();
    forms.hold("batch 13", note);
    session.clear("logout");
    forms.hold("batch 13", note)();
    session.set(signedIn);
    expect(forms.find("batch 13")).toBeUndefined();
  });

  test("is not shown to a colleague at the same centre who types into another form", () => {
    const { session, forms, find } = typeUntilTheEnd("logout");
    session.set({ ...signedIn, user: colleague });
    forms.hold("batch 13", { notes: "My own" });
    expect(find()).toBeUndefined();
  });

  test("is not shown to whoever signs in first when nobody was signed in as it was typed", () => {
    const session = createSession();
    const forms = createKeptForms(session);
    forms.hold("batch 12", note)();
    session.set(signedIn);
    forms.hold("batch 13", note);
    expect(forms.find("batch 12")).toBeUndefined();
  });

  test("is there again for staff who have no centre, too", () => {
    const session = createSession({ initial: { ...signedIn, center: null } });
    const forms = createKeptForms(session);
    const close = forms.hold("application 7", note);
    session.clear("expired");
    close();
    session.set({ ...signedIn, center: null });
    expect(forms.find("application 7")).toEqual(note);
  });

  test("is not forgotten when what stood there before is let go of later", () => {
    const session = createSession({ initial: signedIn });
    const forms = createKeptForms(session);
    const letGo = forms.hold("batch 12", { notes: "Half" });
    const close = forms.hold("batch 12", note);
    letGo();
    session.clear("expired");
    close();
    session.set(signedIn);
    expect(forms.find("batch 12")).toEqual(note);
  });
});

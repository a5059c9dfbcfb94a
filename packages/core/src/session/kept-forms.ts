import type { Session } from "./session.ts";

/** What stands in the fields of a form, as text and by their names. Never a password. */
export type KeptValues = Readonly<Record<string, string>>;

/**
 * What staff have typed into open forms, so that it outlives a session that ends under their hands. It is held in
 * memory alone, and only for the user and the centre at which it was typed.
 */
export interface KeptForms {
  /**
   * Keeps what stands in an open form, under a name that also says which record it is about. Gives the end of it,
   * for when the form closes: whoever is signed in then has submitted it or given it up, and it is forgotten. Once
   * the session has ended it is the page that went away, and it stays.
   */
  hold(form: string, values: KeptValues): () => void;
  /** What the same user at the same centre had typed when the session ended, unless the form is open again. */
  find(form: string): KeptValues | undefined;
}

interface KeptForm {
  readonly values: KeptValues;
  isOpen: boolean;
}

/**
 * Keeps the open forms of one session through its expiry and through an end because nobody works. A logout, here or
 * in another tab, another user and another centre each forget all of them, before anything else is shown.
 */
export function createKeptForms(session: Session): KeptForms {
  const forms = new Map<string, KeptForm>();
  let owner: { readonly username: string; readonly center: number | undefined } | undefined;

  function forgetAll(): void {
    forms.clear();
    owner = undefined;
  }

  session.onSignedOut((reason) => {
    if (reason === "logout" || reason === "elsewhere") forgetAll();
  });
  session.subscribe(() => {
    const { user, center } = session.getState();
    // Who has just signed in has no centre yet, and may choose the one from before.
    const isElsewhere = center !== null && center.id !== owner?.center;
    if (user && owner && (user.username !== owner.username || isElsewhere)) forgetAll();
  });

  return {
    hold(form, values) {
      const { user, center } = session.getState();
      if (user) owner = { username: user.username, center: center?.id };
      // What is typed on a page that outlives its session is still its user's.
      if (!owner) return () => undefined;
      const kept: KeptForm = { values, isOpen: true };
      forms.set(form, kept);
      return () => {
        kept.isOpen = false;
        if (session.getState().user && forms.get(form) === kept) forms.delete(form);
      };
    },
    find(form) {
      const { user, center } = session.getState();
      const kept = forms.get(form);
      const isOwner = user && user.username === owner?.username && center?.id === owner.center;
      return isOwner && kept && !kept.isOpen ? kept.values : undefined;
    },
  };
}

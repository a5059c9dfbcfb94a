import type { Locator, Page, Route } from "playwright";

/** Who looks at a page. */
export type Visitor =
  /** Nobody is signed in. */
  | "nobody"
  /** A supervisor at the head office, who may open every page. */
  | "supervisor"
  /** A supervisor at a centre that cards are sent to. */
  | "receiver"
  /** A clerk at the head office, who sees what is its own alone. */
  | "clerk"
  /** Somebody at the head office who looks people up, and does nothing else. */
  | "inquiries"
  /** Somebody without a role. */
  | "noRole"
  /** A supervisor who has not selected a centre yet. */
  | "undecided"
  /** Somebody to whom no centre is assigned. */
  | "noCenter";

/** What a scene needs of the page that it sets. */
export interface View {
  readonly page: Page;
  readonly main: Locator;
  /** By its part, because a toast counts as a dialog too. */
  readonly dialog: Locator;
  /** Opens an address of the host and waits until everything on it has come. */
  readonly open: (path: string) => Promise<void>;
  /** The text of the catalogues, by its English, as it reads in the language of the page. */
  readonly say: (text: string) => RegExp;
  readonly press: (text: string, within?: Locator) => Promise<void>;
}

/** One state of one page, as staff can meet it. */
export interface Scene {
  /** The screen's name, or the place that is no screen. */
  readonly route: string;
  readonly state: "full" | "empty" | "failing" | "open";
  /** What of the page is shown, in a few words; with the route it names the scene. */
  readonly what: string;
  readonly visitor: Visitor;
  readonly show: (view: View) => Promise<void>;
  /** Whether the visitor signs in for this scene alone, because it changes the session or what the browser keeps. */
  readonly isAlone?: boolean;
}

/** Answers as a server does that has failed. */
export const fail = (route: Route) => route.fulfill({ status: 500, json: { message: "" } });

const none = { page: 1, per_page: 25, total: 0, last_page: 1 };

/** Answers a list of batches with none. */
export const answerNoBatches = (route: Route) => route.fulfill({ json: { batches: [], meta: none } });

/** Answers a list of applications with none. */
export const answerNoApplications = (route: Route) =>
  route.fulfill({ json: { applications: [], meta: none } });

/** Shows the filters of a list, which are folded into one button on a narrow window. */
export async function showFilters({ main, say }: View): Promise<void> {
  const fold = main.getByRole("button", { name: say("Filters") });
  if (await fold.isVisible()) await fold.click();
}

/** Shows all cards: a row of choices where there is room, a select where there is not. */
export async function showEveryCard({ main }: View): Promise<void> {
  if (await main.getByRole("radiogroup").isVisible())
    await main.getByRole("radio").last().check({ force: true });
  else await main.getByRole("combobox").first().selectOption("all");
}

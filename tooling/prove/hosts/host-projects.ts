/** A portal of somebody else's: its folder beside this file, and what it builds and serves. */
export interface HostProject {
  /** The folder's name. */
  readonly name: string;
  /** In a sentence. */
  readonly title: string;
  /** Where its build puts what browsers get. */
  readonly output: string;
  /** Whether it brings a server that renders pages; the others are files and one page for every address. */
  readonly hasServer: boolean;
}

/** The portals, each with the router that is at home there. */
export const hostProjects: readonly HostProject[] = [
  { name: "vite-react-19", title: "Vite, React 19, react-router", output: "dist", hasServer: false },
  { name: "vite-react-18", title: "Vite, React 18.3, react-router-dom", output: "dist", hasServer: false },
  { name: "next", title: "Next with its App Router, React 19", output: ".next/static", hasServer: true },
  { name: "webpack", title: "webpack, React 19, TanStack Router", output: "dist", hasServer: false },
];

/*
 * docs/architecture.md's picture as rules: one for each arrow that must not be drawn, with its why as the
 * comment that `npm test` prints. tooling/boundaries.test.ts draws every forbidden arrow once and sees it
 * refused.
 */

const test = "\\.(test|stories)\\.tsx?$";
const aside = ["\\.(test|stories)\\.tsx?$", "/src/testing/", "^apps/[^/]+/(e2e|[^/]+\\.config\\.ts)"];
const areas = "(applications|dispatch|fallback|home|issuance|resources|session|shell)";
const screen = `^packages/screens/src/${areas}/[A-Z][^/]*/`;
/** A lower-case folder of an area. */
const room = `^packages/screens/src/${areas}/[a-z][^/]*/`;

/** An npm package as it stands in pnpm's store. */
const npm = (...names) => `(^|/)node_modules/(${names.join("|")})/`;

const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

/** A room of the screens that may know only the runtime, and the other rooms that are named. */
const roomRule = (name, comment, folder, others = []) =>
  rule(
    name,
    comment,
    { path: `^packages/screens/src/${folder}/`, pathNot: aside },
    { path: `^packages/screens/src/(?!(${[folder, ...others, "runtime", "testing"].join("|")})/)[^/]+/` },
  );

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "contract-imports-nothing",
      "The contract is what both sides agree on; it can lean on neither.",
      { path: "^openapi/" },
      { path: "." },
    ),
    rule(
      "contract-is-read-through-what-it-generates",
      "Types and the bundled file are generated from openapi/, so that a drift is seen when they are made.",
      { path: "^(packages|apps)/" },
      { path: "^openapi/" },
    ),

    rule(
      "core-knows-nothing-above-it",
      "Rules must hold in a command-line tool: they cannot need a primitive, a page or an address.",
      { path: "^packages/core/" },
      { path: "^(packages/(?!core/)|apps/)" },
    ),
    rule(
      "core-has-no-react-and-no-dom",
      "Core runs where there is no React and no document: in a worker, in a test, in another framework.",
      { path: "^packages/core/" },
      {
        path: npm(
          "react",
          "react-[^/]+",
          "@react-[^/]+",
          "@tanstack",
          "@vanilla-extract",
          "lucide",
          "@testing-library",
          "jsdom",
          "happy-dom",
        ),
      },
    ),
    rule(
      "core-uses-jotai-without-react",
      "The root of jotai brings its React binding; jotai/vanilla is the store alone.",
      { path: "^packages/core/" },
      { path: npm("jotai"), pathNot: "/jotai/(esm/)?vanilla" },
    ),

    rule(
      "ui-knows-no-id-card",
      "A library's or a clinic's back office could use every primitive; what knows a card belongs above.",
      { path: "^packages/ui/" },
      { path: "^(packages/(?!ui/)|apps/)" },
    ),
    rule(
      "ui-asks-no-server",
      "A primitive shows what it is given. Data, stores and requests are the business of screens and core.",
      { path: "^packages/ui/" },
      { path: npm("openapi-fetch", "jotai", "@tanstack/react-query") },
    ),

    rule(
      "screens-know-no-app",
      "Screens are embedded by strangers; what only our own apps have would be missing there.",
      { path: "^packages/screens/" },
      { path: "^apps/" },
    ),
    rule(
      "screens-know-no-router",
      "A screen names a Destination and the host turns it into an address: every portal has its own router.",
      { path: "^packages/screens/" },
      {
        path: npm(
          "react-router(-dom)?",
          "@tanstack/(react-router|router-core|history)",
          "@remix-run",
          "wouter",
          "history",
          "regexparam",
          "next",
        ),
      },
    ),
    rule(
      "screens-know-no-http-path",
      "Screens ask through core's typed client, which alone knows cookies, tokens, retries and texts of errors.",
      { path: "^packages/screens/" },
      { path: npm("openapi-fetch") },
    ),
    rule(
      "a-screen-imports-no-screen",
      "Each screen is a package entry of its own. What two screens of an area share stands in a room of the area.",
      { path: "^packages/screens/src/(?!shell/)([^/]+)/([A-Z][^/]*)/" },
      { path: screen, pathNot: ["^packages/screens/src/$1/$2/", "^packages/screens/src/shell/"] },
    ),
    rule(
      "rooms-belong-to-one-area",
      "What two areas share belongs to ui, to core, to the runtime, to lists, records, places, capture, verification or print, and not to one of the areas.",
      // A catalogue translates the words of every room, and takes their types alone.
      { path: "^packages/screens/src/(?!catalogues/)([^/]+)/" },
      { path: room, pathNot: "^packages/screens/src/$1/" },
    ),
    rule(
      "rooms-stand-below-screens",
      "A room holds what screens are made of; one that needs a screen would tie its screens together.",
      { path: room, pathNot: aside },
      { path: screen },
    ),
    rule(
      "runtime-knows-no-page",
      "The runtime is how a page talks to its surroundings; every screen stands on it, so it can name none.",
      { path: "^packages/screens/src/runtime/", pathNot: aside },
      { path: "^packages/screens/src/(?!runtime/|testing/)[^/]+/" },
    ),

    roomRule(
      "print-knows-no-paper",
      "Frames, sheets and barcodes serve the papers of every area; a paper belongs to the area that it is about.",
      "print",
    ),

    roomRule(
      "lists-know-no-area",
      "A list is columns and words of its area; what every list does cannot depend on what one of them shows.",
      "lists",
    ),

    roomRule(
      "records-know-no-area",
      "A history, a note or a person's photograph is shown alike in every area; what it tells of belongs to the area.",
      "records",
    ),

    roomRule(
      "places-know-no-area",
      "A centre, an island or a country is chosen alike wherever one is asked for.",
      "places",
    ),

    roomRule(
      "capture-knows-no-area",
      "A finger, a signature or a document is taken alike for every form; whose it is and what takes it is told by the form.",
      "capture",
      ["records"],
    ),

    roomRule(
      "verification-knows-no-area",
      "A code proves who somebody is wherever it is asked for; which calls send it and look at it is told by the form.",
      "verification",
    ),

    rule(
      "packages-meet-by-name",
      "A relative path into another package goes round its door and breaks once the package is published.",
      { path: "^packages/([^/]+)/" },
      { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
    ),
    rule(
      "hosts-use-published-doors",
      "The reference host shows what a stranger's portal can do: it imports package roots and subpaths by name.",
      { path: "^apps/" },
      { path: "^packages/", dependencyTypes: ["local"] },
    ),
    rule(
      "host-meets-the-api-in-the-contract",
      "The host and the server talk over HTTP as the contract says, and share no code.",
      { path: "^apps/reference-host/" },
      { path: "^apps/reference-api/" },
    ),
    rule(
      "reference-api-shares-no-code",
      "Code shared across the wire would hide a drift from the contract.",
      { path: "^apps/reference-api/" },
      { path: "^(packages/|apps/(?!reference-api/))" },
    ),
    rule(
      "reference-api-runs-without-node",
      "The app takes database, clock, hashing, files and SMS as ports, so that it also runs in a browser's tab.",
      {
        path: "^apps/reference-api/src/",
        pathNot: ["^apps/reference-api/src/serve\\.ts$", "^apps/reference-api/src/node/", ...aside],
      },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "domain-knows-no-sql",
      "The rules of the registry are read and tested as values; the operations bring them to the database.",
      { path: "^apps/reference-api/src/domain/" },
      {
        path: [
          npm("kysely", "kysely-[^/]+", "pg", "@electric-sql"),
          "^apps/reference-api/src/(database|operations|node)/",
        ],
      },
    ),

    rule(
      "http-is-asked-by-nothing-below-it",
      "What answers requests stands on top: a rule, a table or an operation says what is refused, not how it is sent.",
      {
        path: "^apps/reference-api/src/(contract|database|domain|files|messages|operations|session)/",
        pathNot: aside,
      },
      { path: "^apps/reference-api/src/http/" },
    ),
    rule(
      "operations-are-known-to-http-alone",
      "An operation brings rules and tables together; one that these need could be reached past its checks.",
      { path: "^apps/reference-api/src/(contract|database|domain|files|messages|session)/", pathNot: aside },
      { path: "^apps/reference-api/src/operations/" },
    ),

    rule(
      "packages-run-without-node",
      "The packages run in a browser.",
      { path: "^packages/", pathNot: [...aside, "^packages/screens/check/"] },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "the-check-needs-no-page",
      "`npx @id-desk/screens check` runs in Node: what it loads of the pages would bring React and a document.",
      { path: "^packages/screens/check/" },
      {
        path: ["^packages/screens/src/", "^packages/ui/", npm("react", "react-[^/]+", "@tanstack")],
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "pages-know-no-check",
      "The check is made for Node and would break a page.",
      { path: "^packages/[^/]+/src/" },
      { path: "^packages/screens/check/" },
    ),
    rule(
      "published-code-brings-its-dependencies",
      "A portal that installs a package gets its dependencies, not what we use to develop it.",
      // Styles are evaluated by the build; what reaches a portal is a style sheet and the names of its classes.
      { path: "^packages/[^/]+/src/", pathNot: [...aside, "\\.css\\.ts$"] },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm-peer", "type-only"] },
    ),
    rule(
      "tooling-is-no-product",
      "What checks the product is not shipped with it.",
      { path: "^(packages|apps)/", pathNot: aside },
      { path: "^(tooling|\\.storybook)/" },
    ),
    rule(
      "tests-and-stories-are-not-imported",
      "A test or a story that something needs is product code in the wrong file.",
      {},
      { path: test },
    ),
    rule(
      "test-doors-stay-shut",
      "Fakes published for tests must never answer in a page that staff use.",
      { path: "^(packages|apps)/[^/]+/src/", pathNot: aside },
      { path: "^packages/[^/]+/src/testing/" },
    ),

    rule(
      "no-cycles",
      "Files that load each other can only be understood and tested together; a type of the other is harmless.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    rule(
      "no-orphans",
      "Nobody needs this file and it needs nobody: it is a remnant.",
      {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          "\\.config\\.ts$",
          "^\\.storybook/",
          "^tooling/bench/(in-page|shell/stop-watch)\\.js$",
          "/first-paint\\.ts$",
        ],
      },
      {},
    ),
    rule(
      "imports-lead-somewhere",
      "An import that cannot be resolved is misspelled, not installed, or a subpath that is not published.",
      {},
      // Vite alone knows what `?url` asks for: the address of a file that is built along.
      { couldNotResolve: true, pathNot: "\\?url$" },
    ),
  ],
  options: {
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: {
      path: [
        "(^|/)(dist|storybook-static|\\.data)/",
        "^tooling/(bench/rivals|packages/portal|prove/(hosts/[^/]+|release/portal)/)",
        // A stranger: what it imports stands in its own node_modules, where it has any.
        "^apps/portal-example/(?!e2e/[^/]+\\.ts|e2e/claims/|playwright)",
      ],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "browser", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};

import { expect, test } from "vitest";
import { formatHostPage } from "./host-page.ts";

const html = [
  "<head>",
  "<!--id-desk:preload-->",
  '<script type="module" src="./assets/main.js"></script>',
  '<link rel="modulepreload" href="./assets/react.js" />',
  "</head>",
].join("\n");

const manifest = {
  "index.html": { file: "assets/main.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "_form.js": { file: "assets/form.js", imports: ["_react.js"], css: ["assets/form.css"] },
  "src/Login/index.ts": {
    file: "assets/login.js",
    name: "login",
    imports: ["index.html", "_form.js"],
    css: ["assets/login.css"],
  },
};

test("the page loads the chunk of the visitor at once, with what it needs and the page does not name yet", () => {
  expect(
    formatHostPage(html, manifest, "login")
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual([
    "<head>",
    '<link rel="stylesheet" href="/assets/login.css" />',
    '<link rel="stylesheet" href="/assets/form.css" />',
    '<link rel="modulepreload" href="/assets/login.js" />',
    '<link rel="modulepreload" href="/assets/form.js" />',
    '<script type="module" src="/assets/main.js"></script>',
    '<link rel="modulepreload" href="/assets/react.js" />',
    // After the entry: it asks who is signed in before anything else runs.
    '<script type="module" src="/assets/login.js"></script>',
    "</head>",
  ]);
});

test("the page asks at once for the letters that it is written in, the sign-in page not for those of names", () => {
  const fonts = {
    "files/noto-sans-thaana-thaana-wght-normal.woff2": { file: "assets/thaana.woff2" },
    "files/public-sans-latin-wght-normal.woff2": { file: "assets/letters.woff2" },
    "files/public-sans-vietnamese-wght-normal.woff2": { file: "assets/others.woff2" },
  };
  const [signIn, page] = ["login", "shell"].map((chunk) =>
    formatHostPage(html, { ...manifest, ...fonts }, chunk),
  );
  expect(signIn).toContain('<link rel="preload" href="/assets/letters.woff2" as="font" crossorigin />');
  expect(signIn).not.toMatch(/thaana|others/);
  expect(page).toContain('<link rel="preload" href="/assets/thaana.woff2" as="font" crossorigin />');
  expect(page).not.toContain("others");
});

test("a chunk that was not built is left out", () => {
  expect(formatHostPage(html, manifest, "shell")).not.toContain("login");
  expect(formatHostPage(html, {}, "login")).not.toContain("preload-->");
});

test("where counters have a reader of fingerprints the host is told of its agent", () => {
  const fingerprintReader = "http://127.0.0.1:8891";
  expect(formatHostPage(html, manifest, "login", { fingerprintReader })).toContain(
    '<meta name="id-desk-fingerprint-reader" content="http://127.0.0.1:8891" />',
  );
  expect(formatHostPage(html, manifest, "login")).not.toContain("fingerprint");
});

test("below a base path every address begins with it, and the host is told", () => {
  const page = formatHostPage(html, manifest, "login", { basePath: "/registry/" });
  expect(page).toContain('<meta name="id-desk-base" content="/registry/" />');
  expect(page).toContain('<script type="module" src="/registry/assets/main.js"></script>');
  expect(page).toContain('<link rel="modulepreload" href="/registry/assets/login.js" />');
  expect(page).not.toContain('"/assets/');
});

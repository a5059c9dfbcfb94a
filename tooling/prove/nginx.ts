/**
 * The built host behind nginx, below a base path and with the API at an address of its own: both are told when
 * it is served and not when it is built. Runs apps/reference-host/nginx.conf itself, against a real server, in Chromium.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { findFreePort, startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const host = fromHere("../../apps/reference-host");
const findings: { readonly what: string; readonly isTrue: boolean }[] = [];

function check(what: string, isTrue: boolean): void {
  findings.push({ what, isTrue });
  console.log(`${isTrue ? "ok    " : "FAILED"} ${what}`);
}

async function startNginx(folder: string, port: number, api: string): Promise<ChildProcess> {
  const server = readFileSync(join(host, "nginx.conf"), "utf8")
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replaceAll("/srv/id-desk/", `${host}/dist/`)
    .replaceAll("http://127.0.0.1:4000/", `${api}/`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = `
    daemon off; pid ${folder}/pid; error_log stderr warn; ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      ${server}
    }`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const ended = once(nginx, "exit").then(([code]) => {
    throw new Error(`nginx ended with exit code ${code}.`);
  });
  const answers = async () => {
    while (
      !(await fetch(`http://127.0.0.1:${port}/cards/`).then(
        (answer) => answer.ok,
        () => false,
      ))
    );
  };
  await Promise.race([answers(), ended]);
  ended.catch(() => undefined);
  return nginx;
}

async function work(page: Page, url: string): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${url}/cards/dispatch/sending`);
  await page.getByRole("textbox", { name: /Username/ }).fill("clerk.male");
  await page.getByLabel(/^Password/).fill("Counter-2026!");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("radio", { name: /DNR Head Office/ }).check({ force: true });
  await page.getByRole("button", { name: "Select Center" }).click();
  const menu = page.getByRole("navigation").first();
  await menu.waitFor();
  check("signing in and selecting a centre work below the base path", page.url().startsWith(`${url}/cards`));
  await page.goto(`${url}/cards/dispatch/sending`);
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: /Batch DB-/ }).waitFor();
  const deep = page.url();
  check("a batch has an address below the base path", /\/cards\/dispatch\/sending\/\d+$/.test(deep));
  await page.reload();
  await page.getByRole("heading", { level: 1, name: /Batch DB-/ }).waitFor();
  check("that address opens the batch when it is loaded anew", page.url() === deep);
  const calls = asked.filter((path) => path.includes("api"));
  check(
    "every call goes to the address of the API that the page names",
    calls.length > 0 && calls.every((path) => path.startsWith("/cards-api/")),
  );
}

try {
  execFileSync("nginx", ["-v"], { stdio: "ignore" });
} catch {
  console.error("This proof needs nginx on the path: on Debian, apt-get install nginx-light.");
  process.exit(1);
}

const start = performance.now();
execFileSync("vite", ["build", "--logLevel", "warn"], { cwd: host, stdio: "inherit" });
if (!existsSync(join(host, "dist/index.html"))) throw new Error("The host was not built.");
const folder = mkdtempSync(join(tmpdir(), "id-desk-nginx-"));
const api = await startServer({ ID_DESK_BEHIND_PROXY: "1" });
const port = await findFreePort();
const nginx = await startNginx(folder, port, api.url);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const url = `http://localhost:${port}`;
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // The first question, who is signed in, is answered with 401 and the browser says so.
    if (message.type() === "error" && !message.text().includes("401")) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP: ${event.violatedDirective}`),
    );
  });
  await work(page, url);
  check(
    `the console is silent under the content policy ${complaints.join("; ")}`.trim(),
    complaints.length === 0,
  );
  const script = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>("script[src]")?.src ?? "",
  );
  const headers = (await fetch(script)).headers;
  check("scripts are kept for a year", headers.get("Cache-Control")?.includes("immutable") === true);
  const index = await fetch(`${url}/cards/`);
  const missing = await fetch(`${url}/cards/assets/missing.js`);
  check(
    "the page, a script and a refusal have the content policy",
    [index, missing, { headers }].every((answer) => answer.headers.has("Content-Security-Policy")),
  );
  check(
    "the page and a script name their encoding",
    [index, { headers }].every((answer) => /; charset=utf-8$/.test(answer.headers.get("Content-Type") ?? "")),
  );
  check("the page itself is asked for anew each time", index.headers.get("Cache-Control") === "no-cache");
} finally {
  await browser.close();
  nginx.kill();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
}
const failed = findings.filter(({ isTrue }) => !isTrue).length;
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

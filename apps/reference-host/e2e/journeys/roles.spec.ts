import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";

const home = ["Dashboard"];
const application = ["Applications", "Online Applications", "Biometrics"];
const dispatch = ["Receiving", "Sending"];
const issuance = ["New Issuance", "Issuances"];
const xpat = ["XPAT", "XPAT Interactions", "Work Permits"];

async function listNavigation(desk: Desk): Promise<string[]> {
  const navigation = desk.page.getByRole("navigation", { name: "Main navigation" });
  await expect(navigation.getByRole("link", { name: "Dashboard" })).toBeVisible();
  const texts = await navigation.getByRole("link").allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== "ID Card Services");
}

async function refuses(desk: Desk, path: string): Promise<void> {
  await desk.visit(path);
  await expect(desk.heading).toHaveText("You do not have access to this area.");
}

/** What the API answers to this user's session, beside the screens. */
async function ask(desk: Desk, method: string, path: string, body?: unknown): Promise<number> {
  return desk.page.evaluate(
    async ([sentMethod, sentPath, sentBody]) => {
      const { _csrf } = await (await fetch("/api/auth/user")).json();
      const answer = await fetch(`/api${sentPath}`, {
        method: sentMethod,
        headers: { "X-CSRF-Token": _csrf, ...(sentBody ? { "Content-Type": "application/json" } : {}) },
        ...(sentBody ? { body: sentBody } : {}),
      });
      return answer.status;
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
}

test("A clerk sees home, application, dispatch and issuance [NAV-02] [NAV-03] [NAV-04]", async ({ desk }) => {
  await desk.signInAt("clerk.male", headOffice);
  expect(await listNavigation(desk)).toEqual([...home, ...application, ...dispatch, ...issuance]);
  await refuses(desk, "/xpat");
});

test("An XPAT officer sees home and XPAT, and the API refuses dispatch [NAV-05]", async ({ desk }) => {
  await desk.signInAt("xpat.male", headOffice);
  expect(await listNavigation(desk)).toEqual([...home, ...xpat]);
  for (const path of [
    "/dispatch/sending",
    "/dispatch/receiving/3",
    "/applications/center",
    "/issuance/new",
  ]) {
    await refuses(desk, path);
  }
  expect(await ask(desk, "GET", "/dispatch/batches/sending")).toBe(403);
  expect(await ask(desk, "POST", "/dispatch/batches", { destination_center_id: 6 })).toBe(403);
  expect(await ask(desk, "GET", "/auth/user-centers")).toBe(200);
});

for (const account of ["status.male", "noarea"]) {
  test(`Without a role for an area there is only home: ${account} [NAV-01]`, async ({ desk }) => {
    await desk.signInAt(account, headOffice);
    expect(await listNavigation(desk)).toEqual(home);
    for (const path of [
      "/dispatch/sending",
      "/issuance/list",
      "/xpat/interactions",
      "/applications/center",
    ]) {
      await refuses(desk, path);
    }
    expect(await ask(desk, "GET", "/dispatch/batches/receiving")).toBe(403);
    expect(await ask(desk, "GET", "/dispatch/centers")).toBe(403);
  });
}

test("Full access opens every area at every centre", async ({ desk }) => {
  await desk.signIn("super");
  await expect(desk.main.getByRole("radio").first()).toBeVisible();
  expect(await desk.main.getByRole("radio").count()).toBeGreaterThan(190);
  await desk.main.getByRole("searchbox", { name: "Find by name or place" }).fill("kulhudhuffushi");
  await desk.selectCenter(/Kulhudhuffushi City/);
  expect(await listNavigation(desk)).toEqual([...home, ...application, ...dispatch, ...issuance, ...xpat]);
});

test("A user without a centre sees that, may log out, and the API refuses dispatch", async ({ desk }) => {
  await desk.signIn("nocentre");
  await expect(desk.main.getByText("No centres are assigned to you.")).toBeVisible();
  expect(await ask(desk, "GET", "/dispatch/batches/sending")).toBe(403);
  expect(await ask(desk, "POST", "/auth/set-center", { dispatch_center: 1 })).toBeGreaterThanOrEqual(400);
  await desk.main.getByRole("button", { name: "Logout" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
});

import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { noteScanner } from "../../runtime/scanners/scanner-state.ts";
import { createSimulatedFingerprintReader } from "../../testing/devices/simulated-fingerprint-reader.ts";
import { installSimulatedHid, removeHid } from "../../testing/devices/simulated-hid.ts";
import { exampleContacts, exampleResources } from "../../testing/example-resources.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import type { TestRegistryOptions } from "../../testing/stage.tsx";
import { Resources, type ResourcesProps } from "./Resources.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => void vi.restoreAllMocks());

function show(props: ResourcesProps = {}, options: TestRegistryOptions = {}) {
  return renderScreen(
    <Resources resources={exampleResources} contacts={exampleContacts} {...props} />,
    options,
  );
}

describe("What the host gives", () => {
  test("stands in groups, in its order, each thing with its facts [ROUTE-23]", () => {
    const { server } = show();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Guides",
      "Device software",
      "Contacts",
    ]);
    const guides = within(screen.getByRole("region", { name: "Guides" }));
    expect(guides.getAllByRole("link")).toHaveLength(2);
    expect(guides.getByText("From the packet to the closed receipt, on one page.")).toBeTruthy();
    expect(guides.getByText("Updated Nov 19, 2026")).toBeTruthy();
    const software = within(screen.getByRole("region", { name: "Device software" }));
    for (const fact of ["48.2 MB", "Version 2.4.1", "Updated Oct 2, 2026"]) software.getByText(fact);
    expect(server.calls).toEqual([]);
  });

  test.each([
    ["once above them where they have the same", "2026-11-19", "All files were updated Nov 19, 2026.", 0],
    ["with each where they differ", "2026-11-20", undefined, 2],
  ])("has the day of its last change %s", (_, updated, sentence, count) => {
    const file = (title: string, day: string) =>
      ({ group: "Forms", title, url: `/${title}.pdf`, kind: "download", updated: day }) as const;
    const link = { group: "Forms", title: "Scanners", url: "/scanners", kind: "link" } as const;
    show({ resources: [file("Letter", "2026-11-19"), link, file("Form", updated)] });
    expect(screen.queryAllByText(/^Updated /)).toHaveLength(count);
    expect(screen.queryAllByText(/All files were updated/).map(({ textContent }) => textContent)).toEqual(
      sentence ? [`What helps you with your work. ${sentence}`] : [],
    );
  });

  test("opens in a new tab and says so, or is saved", () => {
    show();
    const guide = screen.getByRole("link", { name: "Receiving a batch (opens in a new tab)" });
    expect([guide.getAttribute("target"), guide.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(guide.querySelector("svg")).toBeTruthy();
    const software = screen.getByRole("link", { name: "Fingerprint agent" });
    expect([software.hasAttribute("download"), software.getAttribute("target")]).toEqual([true, null]);
    expect(software.getAttribute("href")).toBe("/software/fingerprint-agent.msi");
  });

  test("names whom to ask and how", () => {
    show();
    const [desk] = within(screen.getByRole("region", { name: "Contacts" })).getAllByRole("listitem");
    expect(desk?.textContent).toContain("Phone: 300 0000");
    expect(desk?.textContent).toContain("Hours: Sunday to Thursday, 08:00 to 14:00");
    expect(screen.getByRole("link", { name: "desk@registry.example" }).getAttribute("href")).toBe(
      "mailto:desk@registry.example",
    );
  });

  test("has its numbers from left to right, whatever the language", () => {
    show({}, { options: { locale: "dv", messages: { dv: { Resources: { phone: "ފޯނު: {phone}" } } } } });
    const number = screen.getByText("300 0000");
    expect([number.tagName, number.getAttribute("dir")]).toEqual(["BDI", "ltr"]);
    expect(number.parentElement?.textContent).toBe("ފޯނު: 300 0000");
  });

  test("may be nothing: the page says so, and Diagnostics stays", () => {
    show({ resources: [], contacts: [] });
    expect(screen.getByText("No resources have been set up here.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Diagnostics" })).toBeTruthy();
    expect(screen.queryByRole("region")).toBeNull();
  });
});

async function openDiagnostics() {
  await userEvent.click(screen.getByRole("button", { name: "Diagnostics" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Diagnostics" }));
  await dialog.findByText(/^(Answers in|Does not answer)/);
  await waitFor(() => expect(dialog.queryByText("Checking…")).toBeNull());
  return dialog;
}

function camera(label: string): MediaDeviceInfo {
  const facts = { kind: "videoinput" as const, label, deviceId: "", groupId: "" };
  return { ...facts, toJSON: () => facts };
}

function allowPrograms(state: PermissionState): void {
  vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state } as PermissionStatus);
}

function listDevices(devices: readonly MediaDeviceInfo[]) {
  const ask = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  vi.spyOn(navigator.mediaDevices, "enumerateDevices").mockResolvedValue([...devices]);
  return ask;
}

describe("Diagnostics", () => {
  test("tells of browser, screen, server, clock, cameras, storage and version, and asks for no permission", async () => {
    const ask = listDevices([camera(""), camera("")]);
    const past = new Date(Date.now() - 86_400_000 * 3).toUTCString();
    const { server } = show(
      { version: "1.4.0" },
      { handlers: { getHealth: () => Response.json({ status: "ok" }, { headers: { Date: past } }) } },
    );
    expect(server.calls).toEqual([]);
    const dialog = await openDiagnostics();
    const fact = (name: string) => dialog.getByText(name).nextSibling?.textContent;
    expect(fact("Version")).toBe("1.4.0, screens 0.0.0");
    expect(fact("Browser")).toMatch(/Chrom\w+ \d+ on Linux/);
    expect(fact("Screen")).toMatch(/^\d+ × \d+, window 1366 × 768, scale \d/);
    expect(fact("Connection")).toMatch(/^Online/);
    expect(fact("Server")).toMatch(/^Answers in \d+ ms$/);
    expect(fact("Clock")).toBe("3 days ahead of the server's");
    expect(fact("Cameras")).toBe("2 cameras; their names show once a camera has been allowed");
    expect(fact("Fingerprint reader")).toBe("None is set up for this computer");
    expect(fact("Scanners without keys")).toBe("None is connected");
    expect(fact("Storage")).toMatch(/^Works, [\d.]+ \w+ free$/);
    expect(fact("Sound")).toBe("Not tried");
    expect(ask).not.toHaveBeenCalled();
  });

  test("says which scanner without keys is connected or only plugged in, and that a browser cannot connect one", async () => {
    listDevices([]);
    const hid = installSimulatedHid({ isKnown: true });
    // The page cannot open it.
    hid.setBusy(true);
    const readFact = async () => {
      const dialog = await openDiagnostics();
      const fact = dialog.getByText("Scanners without keys").nextSibling?.textContent;
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      return fact;
    };
    show({});
    noteScanner("Symbol Bar Code Scanner");
    expect(await readFact()).toBe("Symbol Bar Code Scanner: connected");
    noteScanner(undefined);
    expect(await readFact()).toBe(
      "Symbol Bar Code Scanner: plugged in, not connected. Pull it out, and plug it in again.",
    );
    hid.unplug();
    expect(await readFact()).toBe("None is connected");
    hid.uninstall();
    const giveBack = removeHid();
    expect(await readFact()).toBe("This browser cannot connect them");
    giveBack();
  });

  test("says that the server is silent, and that nothing can be kept", async () => {
    listDevices([]);
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    show(
      {},
      {
        handlers: { getHealth: () => Promise.reject(new TypeError("no network")) },
        options: { storage: { getItem: refuse, setItem: refuse, removeItem: refuse } },
      },
    );
    const dialog = await openDiagnostics();
    for (const text of [
      "Does not answer",
      "The server does not say what time it is",
      "None",
      "Switched off: undelivered scans are lost when the page closes",
    ])
      expect(dialog.getByText(text)).toBeTruthy();
  });

  test.each([
    [{}, "Ready"],
    [{ problem: "noAgent" }, "Its program does not answer. Start it on this computer."],
    [{ problem: "noDevice" }, "Not connected"],
    [{ problem: "wrongFinger" }, "It does not work"],
  ] as const)("says what the fingerprint reader answers: %j", async (options, words) => {
    listDevices([]);
    allowPrograms("granted");
    const fingerprint = createSimulatedFingerprintReader(options);
    show({}, { options: { devices: { fingerprint } } });
    const dialog = await openDiagnostics();
    expect(dialog.getByText("Fingerprint reader").nextSibling?.textContent).toBe(words);
  });

  test("asks the fingerprint reader at a press alone where the browser may ask staff for permission first", async () => {
    listDevices([]);
    allowPrograms("prompt");
    const fingerprint = createSimulatedFingerprintReader();
    const check = vi.spyOn(fingerprint, "check");
    show({}, { options: { devices: { fingerprint } } });
    const dialog = await openDiagnostics();
    expect(dialog.getByText("Not checked: the browser may ask you for permission")).toBeTruthy();
    expect(check).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Check fingerprint reader" }));
    expect(await dialog.findByText("Ready")).toBeTruthy();
    expect(check).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe("Check fingerprint reader");
  });

  test("is copied as text that names nobody, not even a camera that is called after its owner", async () => {
    listDevices([camera("Aishath's phone"), camera("HD Pro Webcam")]);
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    show();
    const dialog = await openDiagnostics();
    expect(dialog.getByText("2 cameras: Aishath's phone, HD Pro Webcam")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Copy as text" }));
    expect(await dialog.findByText("Copied. Paste it into your message to support.")).toBeTruthy();
    const text = write.mock.calls[0]?.[0] ?? "";
    expect(text.split("\n").map((line) => line.split(/[:,]/)[0])).toEqual([
      "Diagnostics",
      "Version",
      "Browser",
      "Screen",
      "Connection",
      "Server",
      "Clock",
      "Cameras",
      "Scanners without keys",
      "Fingerprint reader",
      "Storage",
      "Sound",
    ]);
    expect(text).toContain("Cameras: 2 cameras\n");
    expect(text).not.toMatch(/aishath|clerk|head office/i);
  });

  test("says so where copying is not allowed", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    show();
    const dialog = await openDiagnostics();
    await userEvent.click(dialog.getByRole("button", { name: "Copy as text" }));
    expect(await dialog.findByText(/^This browser does not allow copying\./)).toBeTruthy();
  });

  test("plays a sound and takes down whether it was heard; the focus stays, and returns when it closes", async () => {
    show();
    const dialog = await openDiagnostics();
    const spoken = dialog.getAllByRole("status");
    await userEvent.click(dialog.getByRole("button", { name: "Play a sound" }));
    expect(dialog.getByText("Played")).toBeTruthy();
    expect(spoken.map(({ textContent }) => textContent)).toContain("Did you hear it?");
    await userEvent.click(dialog.getByRole("button", { name: "I heard nothing" }));
    expect(dialog.getByText("Not heard")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("I heard nothing");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement?.textContent).toBe("Diagnostics");
  });
});

/*!
 * The packages hold @point-of-sale/webhid-barcode-scanner, with @point-of-sale/barcode-parser in it:
 *
 * MIT License
 *
 * Copyright (c) 2024 Niels Leenheer
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
/// <reference path="./webhid-barcode-scanner.d.ts" />
import { readScannedCards } from "@id-desk/core";
import { giveScan } from "@id-desk/ui";
import WebHIDBarcodeScanner from "@point-of-sale/webhid-barcode-scanner";
import { flushSync } from "react-dom";
import type { Registry } from "../registry/create-registry.ts";
import { findSessionWatch } from "../session/watch-session.ts";
import { createTranslate } from "../words/copy.ts";
import type { HidDevice } from "./hid.ts";
import { hidScannerCopy } from "./hid-scanner.copy.ts";
import { findKeptScans } from "./kept-scans.ts";
import { noteScanner, readScanner } from "./scanner-state.ts";

/** The library, without its faults. */
class Scanner extends WebHIDBarcodeScanner {
  readonly #opening = new WeakSet<HidDevice>();

  // It calls this without a device when one is plugged in, and reads the fields of it.
  override reconnect(device = {}): Promise<void> {
    return super.reconnect(device);
  }

  // The press and the plug may ask for the same device at once, and a device is opened once only.
  override async open(device: HidDevice): Promise<void> {
    if (device.opened || this.#opening.has(device)) return;
    this.#opening.add(device);
    try {
      await super.open(device);
    } catch {
      say("error", "failed");
      await device.close().catch(() => undefined);
    }
    this.#opening.delete(device);
  }

  // It writes each code to the console, and a code may name a person.
  override inputreport(report: unknown): void {
    const { log } = console;
    console.log = () => undefined;
    try {
      super.inputreport(report);
    } finally {
      console.log = log;
    }
  }
}

/** The registry that was shown last. */
let registry: Registry;
let scanner: Scanner | undefined;
/** Staff wait for the scanner: they pressed the button, or pulled it out. */
let isAwaited = false;
/** The browser gives each scan to all of its windows: it belongs to the one that was used last. */
let isOurs = false;
const windows = new BroadcastChannel("id-desk-scanner");

function claim(): void {
  isOurs = true;
  windows.postMessage(null);
}

/** Opens the scanners that this page may use. */
export function openScanner(shown: Registry): void {
  registry = shown;
  scanner ??= createScanner();
  if (readScanner() === undefined) void scanner.reconnect();
}

/** Lets staff choose a scanner, after a press: the browser asks them. */
export async function connectScanner(shown: Registry): Promise<void> {
  registry = shown;
  isAwaited = true;
  claim();
  scanner ??= createScanner();
  await scanner.connect();
}

function createScanner(): Scanner {
  const created = new Scanner();
  created.addEventListener("barcode", ({ value }) => {
    if (isOurs || registry.options.tabs === false) take(value);
  });
  created.addEventListener("connected", ({ productName }) => {
    noteScanner(productName);
    if (isAwaited) say("success", "connected");
    isAwaited = false;
  });
  created.addEventListener("disconnected", () => {
    noteScanner(undefined);
    say("error", "disconnected");
    isAwaited = true;
  });
  created.addEventListener("unsupported", ({ devices }) => {
    // Without a device, staff have closed the browser's question.
    if (devices.length > 0) say("error", "otherMode");
  });
  windows.addEventListener("message", () => {
    isOurs = false;
  });
  window.addEventListener("focus", claim);
  if (document.hasFocus()) claim();
  return created;
}

function say(tone: "success" | "error", key: keyof typeof hidScannerCopy.texts): void {
  const { notify, options } = registry;
  const { locale = "en", messages, catalogues } = options;
  notify({ tone, message: createTranslate(hidScannerCopy, locale, [messages, catalogues])(key) });
}

function take(scanned: string): void {
  // Scans are work as keys are.
  findSessionWatch(registry)?.touch();
  if (registry.session.getState().status !== "signedIn") {
    // The sign-in page shows them.
    for (const serial of readScannedCards(scanned)) findKeptScans(registry).missed.add(serial);
    return;
  }
  for (const line of scanned.split(/[\r\n]+/)) {
    const { scanPrefix = "" } = registry.options.devices ?? {};
    const isPrefixed = line.trim().toLowerCase().startsWith(scanPrefix.toLowerCase());
    const text = line.trim().slice(isPrefixed ? scanPrefix.length : 0);
    // Drawn before the next one, which may belong to the dialog that this one has opened.
    if (text !== "") flushSync(() => giveScan(text));
  }
}

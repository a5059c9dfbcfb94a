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
import { createTranslate } from "../words/copy.ts";
import type { HidDevice } from "./hid.ts";
import { hidScannerCopy } from "./hid-scanner.copy.ts";
import { findKeptScans } from "./kept-scans.ts";
import { noteScanner, readScanner, readServed } from "./scanner-state.ts";

/** A message of a scanner, as the standard for HID-POS says: a length, the kind of barcode, characters, whether more come. */
interface Report {
  readonly reportId: number;
  readonly data: DataView;
}

/** The number of the messages that carry codes. */
const codeReport = 2;
/** Where the sign "]" of the kind of barcode is, by the scanner's maker. The characters follow three bytes later. */
const signPlaces = [1, 2];
/** Where a message says whether more of the code comes. */
const morePlace = 62;

/** The library, without its faults. */
class Scanner extends WebHIDBarcodeScanner {
  readonly #opening = new WeakSet<HidDevice>();
  /** The characters of a code whose other messages have not come yet. */
  #partial = "";

  // It calls this without a device when one is plugged in, and reads the fields of it.
  override reconnect(device = {}): Promise<void> {
    return super.reconnect(device);
  }

  // The press and the plug may ask for the same device at once, and a device is opened once only.
  override async open(device: HidDevice): Promise<void> {
    if (device.opened || this.#opening.has(device)) return;
    this.#opening.add(device);
    this.#partial = "";
    try {
      await super.open(device);
    } catch {
      say("error", "failed");
      await device.close().catch(() => undefined);
    }
    this.#opening.delete(device);
  }

  // The library's own writes each code to the console, and a code may name a person.
  override inputreport({ reportId, data }: Report): void {
    // A message may be shorter than the standard's, or name a length that it does not have.
    const byteAt = (place: number) => (place < data.byteLength ? data.getUint8(place) : 0);
    const sign = signPlaces.find((place) => byteAt(place) === "]".charCodeAt(0));
    if (reportId !== codeReport || sign === undefined) return;
    const first = sign + 3;
    const end = Math.min(first + byteAt(0), data.byteLength);
    for (let place = first; place < end; place += 1) this.#partial += String.fromCharCode(byteAt(place));
    if (byteAt(morePlace) > 0) return;
    const code = this.#partial;
    this.#partial = "";
    take(code);
  }
}

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
export function openScanner(): void {
  scanner ??= createScanner();
  if (readScanner() === undefined) void scanner.reconnect();
}

/** Lets staff choose a scanner, after a press: the browser asks them. */
export async function connectScanner(): Promise<void> {
  isAwaited = true;
  claim();
  scanner ??= createScanner();
  await scanner.connect();
}

function createScanner(): Scanner {
  const created = new Scanner();
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
  const registry = readServed()?.registry;
  if (!registry) return;
  const { notify, options } = registry;
  const { locale = "en", messages, catalogues } = options;
  notify({ tone, message: createTranslate(hidScannerCopy, locale, [messages, catalogues])(key) });
}

function take(scanned: string): void {
  const desk = readServed();
  if (!desk) return;
  const { registry, touch } = desk;
  if (!isOurs && registry.options.tabs !== false) return;
  // Scans are work as keys are.
  touch();
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

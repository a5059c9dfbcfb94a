import type { HidDevice } from "../../runtime/scanners/hid.ts";

/** A barcode scanner in HID-POS mode, for tests and stories; the browser's WebHID knows it as long as it is installed. */
export interface SimulatedHid {
  /** Sends each code in as many reports as it needs, at once. */
  readonly scan: (...codes: readonly string[]) => void;
  /** Sends one report of these bytes, whatever they are. */
  readonly send: (...bytes: readonly number[]) => void;
  readonly unplug: () => void;
  /** Plugs it in, as another device of the browser's. */
  readonly plug: () => void;
  /** From now on opening it fails, or works. */
  readonly setBusy: (isBusy: boolean) => void;
  /** How often staff were asked to choose a device. */
  readonly countQuestions: () => number;
  /** Pulls it out, and gives the browser back its own WebHID. */
  readonly uninstall: () => void;
}

/** A browser has one for as long as its page is open, and so have tests that share a page. */
const browserHid = new EventTarget();

/** How many characters a report holds. */
const reportSize = 56;

/** The fields that reports of a page of 0x8C have: length, sign of the kind of barcode, characters, whether more come. */
function createReports(code: string): readonly DataView[] {
  const parts = code.match(new RegExp(`[^]{1,${reportSize}}`, "g")) ?? [];
  return parts.map((part, place) => {
    const bytes = new Uint8Array(63);
    bytes.set([part.length, ...new TextEncoder().encode(`]C0${part}`)]);
    bytes[62] = place < parts.length - 1 ? 1 : 0;
    return new DataView(bytes.buffer);
  });
}

/**
 * Puts a scanner into the browser's WebHID.
 *
 * @param isKnown staff have allowed the page to use it on an earlier visit.
 * @param usagePage 0x8C for a scanner that types nothing, 1 for one that works as a keyboard.
 */
export function installSimulatedHid({ isKnown = false, usagePage = 0x8c } = {}): SimulatedHid {
  let isAllowed = isKnown;
  let questions = 0;
  let isBusy = false;
  let isPluggedIn = true;

  function createDevice() {
    const device = Object.assign(new EventTarget(), {
      vendorId: 0x05e0,
      productId: 0x1900,
      productName: "Symbol Bar Code Scanner",
      opened: false,
      collections: [{ usagePage, usage: usagePage === 0x8c ? 2 : 6 }],
      async open() {
        if (isBusy || device.opened) throw new DOMException("", "InvalidStateError");
        device.opened = true;
      },
      async close() {
        device.opened = false;
      },
      sendFeatureReport: async () => undefined,
    });
    return device satisfies HidDevice;
  }
  let device = createDevice();
  Object.assign(browserHid, {
    getDevices: async () => (isAllowed && isPluggedIn ? [device] : []),
    async requestDevice() {
      questions += 1;
      isAllowed = true;
      return [device];
    },
  });
  Object.defineProperty(navigator, "hid", { configurable: true, value: browserHid });
  const report = (data: DataView) =>
    device.dispatchEvent(Object.assign(new Event("inputreport"), { device, reportId: 2, data }));
  const tell = (name: string) => browserHid.dispatchEvent(Object.assign(new Event(name), { device }));

  return {
    scan(...codes) {
      if (!device.opened) return;
      for (const data of codes.flatMap(createReports)) report(data);
    },
    send: (...bytes) => void report(new DataView(Uint8Array.from(bytes).buffer)),
    unplug() {
      isPluggedIn = false;
      device.opened = false;
      tell("disconnect");
    },
    plug() {
      isPluggedIn = true;
      device = createDevice();
      tell("connect");
    },
    setBusy(next) {
      isBusy = next;
    },
    countQuestions: () => questions,
    uninstall() {
      tell("disconnect");
      Reflect.deleteProperty(navigator, "hid");
    },
  };
}

/** Takes the browser's WebHID away, as in Firefox and Safari; gives it back. */
export function removeHid(): () => void {
  Object.defineProperty(navigator, "hid", { configurable: true, value: undefined });
  return () => void Reflect.deleteProperty(navigator, "hid");
}

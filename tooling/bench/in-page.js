// Runs in every page before its own code: the server that answers at once, and the stop-watch.
(() => {
  /** What the reference server can beyond the specification, set before; only our page makes use of it. */
  const extensions = window.extensions;
  const center = { id: 1, name: "DNR Head Office" };
  const staff = { username: "clerk.male", fullname: "Aishath Shareef" };
  const count = Number(new URLSearchParams(location.search).get("cards") ?? 0);
  const serialOf = (number) => `SN${String(number).padStart(7, "0")}`;
  const cardOf = (number, serial = serialOf(number)) => ({
    id: number,
    serial_number: serial,
    id_number: `A${String(100000 + number).slice(-6)}`,
    name_en: "Mohamed Naseer",
    name_dv: null,
    date_of_birth: "1990-02-28",
    card_type: "standard",
    line_status: "packed",
    sequence: number,
    added_by: staff,
    added_at: "2026-11-19T09:06:00Z",
    added_method: "scan",
    resolved_by: null,
    resolved_at: null,
    resolution: null,
    removed: null,
    // Each card was a change of its own.
    version: 1 + number,
  });
  const added = [];
  const summary = () => ({
    id: 12,
    batch_no: "DB-2026-000012",
    status: "open",
    origin_center: center,
    destination_center: { id: 6, name: "HDh. Kulhudhuffushi City Centre" },
    name: null,
    cards_count: count + added.length,
    received_count: 0,
    missing_count: 0,
    disputed_count: 0,
    has_discrepancy: false,
    created_by: staff,
    created_at: "2026-11-19T09:05:00Z",
    dispatched_by: null,
    dispatched_at: null,
    received_by: null,
    received_at: null,
    cancelled_by: null,
    cancelled_at: null,
    ready_sms_sent_at: null,
    ready_sms_count: null,
    version: 1 + count + added.length,
    printed: null,
    expected_count: null,
    expected_on: null,
    seal_no: null,
    courier: null,
  });
  window.registrySession = {
    user: { ...staff, roles: ["dnr"], temp_full_access: false },
    center,
    csrf: "token-of-the-bench",
  };
  const answers = {
    "GET /dispatch/batches/sending/12": () => {
      const cards = Array.from({ length: count }, (_, index) => cardOf(index + 1));
      const lists = { cards, removed_cards: [], notes: [], events: [] };
      return Response.json({ batch: { ...summary(), cancel_reason: null, ...lists }, extensions });
    },
    "GET /dispatch/batches/12/changes": (_, { searchParams }) => {
      const after = Number(searchParams.get("after"));
      const cards = added.filter(({ version }) => version > after);
      return Response.json({ batch: summary(), cards, ...(cards.length > 0 && { notes: [], events: [] }) });
    },
    "POST /dispatch/batches/12/cards": async (request) => {
      const { serial_number, sequence } = await request.json();
      const number = count + added.length + 1;
      const card = { ...cardOf(number, serial_number), sequence };
      added.push(card);
      return Response.json({ card, batch: summary() }, { status: 201 });
    },
  };
  window.registryFetch = async (request) => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.replace("/api", "")}`;
    // Every answer counts here: one that a page needs and that is not above fails the bench.
    if (answers[call]) return answers[call](request, url);
    const failure = new Error(`The bench has no answer to ${call}.`);
    reportError(failure);
    throw failure;
  };

  const afterPaint = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(undefined);
  };

  /** Scans one serial; gives the milliseconds until its row is painted and until the row is painted as saved. */
  window.measureScan = (serial) =>
    new Promise((resolve) => {
      const input = document.activeElement;
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
      setValue.call(input, serial);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      let waiting;
      const start = performance.now();
      input.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true }),
      );
      const look = () => {
        const row = document.querySelector(`tr[data-key="${serial}"]`);
        const isSaved = row !== null && !row.textContent.includes("Waiting");
        if (row !== null && waiting === undefined) {
          waiting = 0;
          afterPaint((at) => {
            waiting = at - start;
          });
        }
        if (!isSaved) return void requestAnimationFrame(look);
        afterPaint((at) => resolve({ waiting: waiting || at - start, saved: at - start }));
      };
      requestAnimationFrame(look);
    });
})();

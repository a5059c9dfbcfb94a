// The limit to hold against: the same page by hand, newest card first, only the rows in sight in the
// document, each <tr> used again for whatever row comes into sight.
const rowHeight = 32;
const spare = 6;
const scan = document.getElementById("scan");
const region = document.getElementById("region");
const body = document.getElementById("rows");
const count = document.getElementById("count");
const last = document.getElementById("last");

let cards = [];
const above = document.createElement("tr");
const below = document.createElement("tr");
above.append(document.createElement("td"));
below.append(document.createElement("td"));
const pool = [];
body.append(above, below);

function fillRow(row, card, number) {
  row.dataset.key = card.serial_number;
  row.dataset.state = card.state;
  const texts = [
    number,
    card.serial_number,
    card.id_number ?? "",
    card.name_en ?? "",
    card.date_of_birth ?? "",
    card.card_type ?? "",
    card.added_at ?? "",
    card.state === "saved" ? "Packed" : "Waiting",
  ];
  texts.forEach((text, index) => {
    const cell = row.cells[index];
    if (cell.firstChild.data !== String(text)) cell.firstChild.data = String(text);
  });
  row.cells[8].firstChild.textContent = `Remove ${card.serial_number}`;
}

function createRow() {
  const row = document.createElement("tr");
  for (let index = 0; index < 8; index++) {
    const cell = document.createElement("td");
    cell.append(document.createTextNode(""));
    row.append(cell);
  }
  const cell = document.createElement("td");
  cell.append(document.createElement("button"));
  row.append(cell);
  return row;
}

function render() {
  const first = Math.max(0, Math.floor(region.scrollTop / rowHeight) - spare);
  const size = Math.min(cards.length - first, Math.ceil(region.clientHeight / rowHeight) + 2 * spare);
  while (pool.length < size) {
    const row = createRow();
    pool.push(row);
    body.insertBefore(row, below);
  }
  while (pool.length > size) pool.pop().remove();
  above.firstChild.style.height = `${first * rowHeight}px`;
  above.hidden = first === 0;
  below.firstChild.style.height = `${(cards.length - first - size) * rowHeight}px`;
  pool.forEach((row, index) => {
    const place = cards.length - 1 - first - index;
    fillRow(row, cards[place], place + 1);
  });
  count.textContent = String(cards.length);
}

async function add(serial) {
  const card = { serial_number: serial, state: "waiting" };
  cards.push(card);
  last.textContent = `${serial} waiting`;
  render();
  const request = new Request("http://registry.test/api/dispatch/batches/12/cards", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ serial_number: serial, method: "scan", sequence: cards.length }),
  });
  const answer = await (await window.registryFetch(request)).json();
  Object.assign(card, answer.card, { state: "saved" });
  last.textContent = `${serial} added, ${cards.length} cards`;
  render();
}

scan.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const serial = scan.value.trim();
  scan.value = "";
  if (serial) void add(serial);
});
region.addEventListener("scroll", render, { passive: true });

window.showCards = async () => {
  const answer = await window.registryFetch(
    new Request("http://registry.test/api/dispatch/batches/sending/12"),
  );
  const { batch } = await answer.json();
  cards = batch.cards.map((card) => ({ ...card, state: "saved" }));
  render();
  scan.focus();
};

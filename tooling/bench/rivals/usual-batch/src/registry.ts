declare global {
  interface Window {
    /** Answers a call at once; the bench puts it here for every page. */
    registryFetch: (request: Request) => Promise<Response>;
    showCards: () => void;
  }
}

export interface Card {
  readonly id: number;
  readonly serial_number: string;
  readonly id_number: string;
  readonly name_en: string;
  readonly date_of_birth: string;
  readonly card_type: string;
  readonly added_at: string;
  readonly added_by: { readonly fullname: string };
}

/** A card of the batch, or a scan that the registry has not answered yet. */
export type Row =
  | (Card & { readonly state: "saved" })
  | { readonly serial_number: string; readonly state: "waiting" };

const batches = "http://registry.test/api/dispatch/batches";

export async function readCards(): Promise<Card[]> {
  const answer = await window.registryFetch(new Request(`${batches}/sending/12`));
  const { batch } = (await answer.json()) as { batch: { cards: Card[] } };
  return batch.cards;
}

export async function addCard(serialNumber: string, sequence: number): Promise<Card> {
  const answer = await window.registryFetch(
    new Request(`${batches}/12/cards`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ serial_number: serialNumber, method: "scan", sequence }),
    }),
  );
  const { card } = (await answer.json()) as { card: Card };
  return card;
}

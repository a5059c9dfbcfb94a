import { isRegistryError, type OperationData, serverCan } from "@id-desk/core";
import type { Registry } from "../../runtime/registry/create-registry.ts";
import type { ReceiptPictures } from "./receipt.ts";

/** Reads what was taken as proof, where the server shows it; `lacksPictures` where some of it could not be loaded. */
export async function readReceiptPictures(
  { client }: Registry,
  answer: OperationData<"getCollectedIssuance">,
  signal: AbortSignal,
): Promise<{ readonly pictures: ReceiptPictures; readonly lacksPictures: boolean }> {
  const { card, proof } = answer.issuance;
  if (!serverCan(answer, "evidence")) return { pictures: {}, lacksPictures: false };
  async function read(kind: "thumb" | "signature"): Promise<string | undefined> {
    if (!proof?.[kind]) return undefined;
    try {
      const request = { path: { id: card.id, kind }, isSilent: true, signal } as const;
      return await readAsData(await client.request("getIssuanceEvidence", request));
    } catch (error) {
      signal.throwIfAborted();
      // The receipt is worth more than a picture on it.
      if (isRegistryError(error)) return undefined;
      throw error;
    }
  }
  const [thumb, signature] = await Promise.all([read("thumb"), read("signature")]);
  const lacksPictures = Boolean((proof?.thumb && !thumb) || (proof?.signature && !signature));
  return { pictures: { thumb, signature }, lacksPictures };
}

function readAsData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

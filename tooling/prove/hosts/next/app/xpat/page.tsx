import { headers } from "next/headers";
import { XpatPage } from "../../portal/XpatPage.tsx";

export default async function Page() {
  const nonce = (await headers()).get("X-Nonce") ?? undefined;
  return <XpatPage nonce={nonce} />;
}

import { headers } from "next/headers";
import { NewApplicationPage } from "../../portal/NewApplicationPage.tsx";

export default async function Page() {
  const nonce = (await headers()).get("X-Nonce") ?? undefined;
  return <NewApplicationPage nonce={nonce} />;
}

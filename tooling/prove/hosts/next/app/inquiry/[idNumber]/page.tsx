import { headers } from "next/headers";
import { Inquiry } from "../../../portal/Inquiry.tsx";

export default async function InquiryPage({ params }: { readonly params: Promise<{ idNumber: string }> }) {
  const { idNumber } = await params;
  const nonce = (await headers()).get("X-Nonce") ?? undefined;
  return <Inquiry idNumber={idNumber} nonce={nonce} />;
}

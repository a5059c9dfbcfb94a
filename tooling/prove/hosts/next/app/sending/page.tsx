import { DispatchSending } from "@id-desk/screens/dispatch-sending";

export default function SendingPage() {
  return <DispatchSending />;
}

import { Login } from "@id-desk/screens/login";
import { LogoMark } from "@id-desk/ui";
import { productName } from "./registry.ts";

/** The sign-in page of this back office. */
export function LoginPage() {
  return <Login productName={productName} logo={<LogoMark />} />;
}

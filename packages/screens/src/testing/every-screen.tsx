import type { ReactElement } from "react";
import { DispatchReceiving } from "../dispatch/DispatchReceiving/index.ts";
import { DispatchReceivingBatch } from "../dispatch/DispatchReceivingBatch/index.ts";
import { DispatchSending } from "../dispatch/DispatchSending/index.ts";
import { DispatchSendingBatch } from "../dispatch/DispatchSendingBatch/index.ts";
import { Forbidden } from "../fallback/Forbidden/index.ts";
import { NotFound } from "../fallback/NotFound/index.ts";
import { NotYet } from "../fallback/NotYet/index.ts";
import { RouteError } from "../fallback/RouteError/index.ts";
import { Dashboard } from "../home/Dashboard/index.ts";
import { Issuances } from "../issuance/Issuances/index.ts";
import { NewIssuance } from "../issuance/NewIssuance/index.ts";
import { Resources } from "../resources/Resources/index.ts";
import type { ScreenProps } from "../runtime/frame/screen-props.ts";
import { Login } from "../session/Login/index.ts";
import { SelectCenter } from "../session/SelectCenter/index.ts";
import { SwitchCenter } from "../session/SwitchCenter/index.ts";
import { ChangePassword } from "../shell/ChangePassword/index.ts";
import { ExampleShell } from "./ExampleShell.tsx";

/** What every screen can be given, for claims that hold of all of them. */
export type CommonProps = Pick<
  ScreenProps,
  "onReady" | "onLoadError" | "slots" | "classNames" | "hideHeader" | "onNavigate" | "getHref"
>;

interface KnownScreen {
  readonly name: string;
  readonly render: (props?: CommonProps) => ReactElement;
}

/** The screens that read from the registry before they can be shown. */
export const readingScreens: readonly KnownScreen[] = [
  { name: "SelectCenter", render: (props) => <SelectCenter {...props} /> },
  { name: "SwitchCenter", render: (props) => <SwitchCenter {...props} /> },
  { name: "Dashboard", render: (props) => <Dashboard {...props} /> },
  { name: "DispatchSending", render: (props) => <DispatchSending {...props} /> },
  { name: "DispatchReceiving", render: (props) => <DispatchReceiving {...props} /> },
  { name: "DispatchSendingBatch", render: (props) => <DispatchSendingBatch batchId={12} {...props} /> },
  { name: "DispatchReceivingBatch", render: (props) => <DispatchReceivingBatch batchId={12} {...props} /> },
  { name: "Issuances", render: (props) => <Issuances {...props} /> },
];

/** Every page there is. */
export const everyScreen: readonly KnownScreen[] = [
  ...readingScreens,
  { name: "Login", render: (props) => <Login productName="ID Card Services" {...props} /> },
  { name: "NewIssuance", render: (props) => <NewIssuance {...props} /> },
  { name: "Resources", render: (props) => <Resources {...props} /> },
  { name: "ChangePassword", render: (props) => <ChangePassword {...props} /> },
  { name: "Forbidden", render: (props) => <Forbidden {...props} /> },
  { name: "NotFound", render: (props) => <NotFound {...props} /> },
  { name: "NotYet", render: (props) => <NotYet title="Biometrics" {...props} /> },
  {
    name: "Shell",
    render: (props) => <ExampleShell {...props} />,
  },
  {
    name: "RouteError",
    render: (props) => <RouteError error={new Error()} onReload={() => undefined} {...props} />,
  },
];

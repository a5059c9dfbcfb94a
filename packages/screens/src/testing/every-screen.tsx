import type { ComponentType, ReactElement } from "react";
import type { ScreenManifest } from "../runtime/frame/manifest.ts";
import type { ScreenProps } from "../runtime/frame/screen-props.ts";
import * as doors from "../screens.gen.ts";
import { exampleShellProps } from "./ExampleShell.tsx";

/** What every screen can be given, for claims that hold of all of them. */
export type CommonProps = Pick<
  ScreenProps,
  "onReady" | "onLoadError" | "slots" | "classNames" | "hideHeader" | "onNavigate" | "getHref"
>;

interface KnownScreen {
  readonly name: string;
  readonly render: (props?: CommonProps) => ReactElement;
}

type Doors = typeof doors;
type Screens = { [Name in keyof Doors as Doors[Name] extends ScreenManifest ? never : Name]: Doors[Name] };
type OnlyRequired<Props> = {
  [Name in keyof Props as object extends Pick<Props, Name> ? never : Name]: Props[Name];
};
type RequiredProps<Screen> = Screen extends (props: infer Props) => unknown ? OnlyRequired<Props> : never;

/** What a screen cannot be shown without; the compiler asks for it, and nothing else is said of a screen here. */
const given: {
  readonly [Name in keyof Screens as object extends RequiredProps<Screens[Name]>
    ? never
    : Name]: RequiredProps<Screens[Name]>;
} = {
  ApplicationStatus: { idNumber: "A100101" },
  BiometricsCapture: { idNumber: "A100101" },
  CenterApplication: { applicationId: 41 },
  ResubmitApplication: { applicationId: 41 },
  DispatchSendingBatch: { batchId: 12 },
  DispatchReceivingBatch: { batchId: 12 },
  Login: { productName: "ID Card Services" },
  NotYet: { title: "Biometrics" },
  RouteError: { error: new Error(), onReload: () => undefined },
  Shell: exampleShellProps,
};

const exported: Readonly<Record<string, unknown>> = doors;
const manifests = Object.values(doors).filter((each) => typeof each === "object");

function findScreen({ name }: ScreenManifest): KnownScreen {
  const Screen = exported[name] as ComponentType<CommonProps>;
  const props: object | undefined = given[name as keyof typeof given];
  return { name, render: (common) => <Screen {...props} {...common} /> };
}

/** Every page there is. */
export const everyScreen: readonly KnownScreen[] = manifests.map(findScreen);

/** They read once staff have said of whom or what. */
const readsWhenAsked: readonly string[] = ["NewApplication", "WorkPermits"];

/** The screens that read from the registry before they can be shown. Who is signed in is known to all of them. */
export const readingScreens: readonly KnownScreen[] = manifests
  .filter(
    ({ name, needs }) =>
      !readsWhenAsked.includes(name) && needs.some((operation) => /^(list|get)(?!User$)/.test(operation)),
  )
  .map(findScreen);

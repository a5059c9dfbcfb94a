import type { ReactNode } from "react";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import type { ScreenManifest } from "../../runtime/frame/manifest.ts";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { AnyScreenProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import type { Catalogue, WordsOf } from "../../runtime/words/copy.ts";
import * as css from "./FallbackPage.css.ts";

/** What every such page takes from its host. */
export type FallbackProps<Texts extends Catalogue> = Pick<
  ScreenProps<never, Texts>,
  "onNavigate" | "getHref" | "onReady" | "onLoadError" | "messages" | "classNames"
>;

/** What a page says that has nothing of its own to show. */
interface FallbackWords {
  readonly drawing: ReactNode;
  readonly title: string;
  /** What it says below the title, and the text of the link to the dashboard. */
  readonly t: WordsOf<Record<"help" | "home", unknown>>;
  /** What is offered before that link. */
  readonly action?: ReactNode;
  /** What only some readers open. */
  readonly details?: ReactNode;
}

/** A whole screen of a picture, what happened, and the way on. */
export function FallbackPage({
  manifest,
  props,
  ...words
}: FallbackWords & { readonly manifest: ScreenManifest; readonly props: AnyScreenProps }) {
  return (
    <ScreenFrame manifest={manifest} props={props}>
      <Words {...words} />
    </ScreenFrame>
  );
}

function Words({ drawing, title, t, action, details }: FallbackWords) {
  useScreenState({ isReady: true });
  return (
    <div className={css.page}>
      <div className={css.drawing}>{drawing}</div>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.help}>{t("help")}</p>
      <div className={css.actions}>
        {action}
        <DestinationLink to={{ screen: "Dashboard" }} variant={action ? "secondary" : "primary"}>
          {t("home")}
        </DestinationLink>
      </div>
      {details}
    </div>
  );
}

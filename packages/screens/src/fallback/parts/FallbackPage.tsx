import type { ReactNode } from "react";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import type { Catalogue } from "../../runtime/words/copy.ts";
import * as css from "./FallbackPage.css.ts";

/** What every such page takes from its host. */
export type FallbackProps<Texts extends Catalogue> = Pick<
  ScreenProps<never, Texts>,
  "onNavigate" | "getHref" | "onReady" | "onLoadError" | "messages" | "classNames"
>;

/** What a page says that has nothing of its own to show. */
export interface FallbackPageProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly help: string;
  readonly actions: ReactNode;
  /** What only some readers open. */
  readonly details?: ReactNode;
}

/** A picture, what happened, and the way on. */
export function FallbackPage({ drawing, title, help, actions, details }: FallbackPageProps) {
  useScreenState({ isReady: true });
  return (
    <div className={css.page}>
      <div className={css.drawing}>{drawing}</div>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.help}>{help}</p>
      <div className={css.actions}>{actions}</div>
      {details}
    </div>
  );
}

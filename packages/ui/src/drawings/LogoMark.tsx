import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The sign of the product, 30 px high unless a portal's style sheet says otherwise. */
export function LogoMark(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 30 30" size="logo">
      <rect width="30" height="30" rx="8" fill="currentColor" />
    </Drawing>
  );
}

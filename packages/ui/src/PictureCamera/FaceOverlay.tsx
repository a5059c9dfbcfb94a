import * as css from "./PictureCamera.css.ts";

/** The frame of 7 to 9 that a portrait has, in tenths of a share of it. */
const frame = "M0 0 H70 V90 H0 Z";
/** From the crown to the chin: three quarters of the frame, with a little room above the hair. */
const oval = "M35 10 A25 33.5 0 0 1 35 77 A25 33.5 0 0 1 35 10 Z";
/** Where the eyes are. */
const eyes = "M4 42 H9 M61 42 H66";

/** Shows where the face goes. Each line is drawn on a darker one, so that it is seen on any picture. */
export function FaceOverlay() {
  return (
    <svg viewBox="0 0 70 90" className={css.overlay} aria-hidden="true" focusable="false">
      <path d={`${frame} ${oval}`} className={css.outside} />
      <path d={`${frame} ${oval} ${eyes}`} className={css.guideGround} />
      <path d={`${frame} ${oval} ${eyes}`} className={css.guide} />
    </svg>
  );
}

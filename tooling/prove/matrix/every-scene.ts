import { applicationListScenes } from "./application-list-scenes.ts";
import { applicationScenes } from "./application-scenes.ts";
import { batchScenes } from "./batch-scenes.ts";
import { captureScenes } from "./capture-scenes.ts";
import { counterScenes } from "./counter-scenes.ts";
import { figuresScenes } from "./figures-scenes.ts";
import { homeScenes } from "./home-scenes.ts";
import { issuanceListScenes } from "./issuance-list-scenes.ts";
import { listScenes } from "./list-scenes.ts";
import { photoScenes } from "./photo-scenes.ts";
import { createRouteScenes } from "./route-scenes.ts";
import type { Scene } from "./scene.ts";
import { sessionScenes } from "./session-scenes.ts";
import { shellScenes } from "./shell-scenes.ts";
import { statusScenes } from "./status-scenes.ts";
import { submissionScenes } from "./submission-scenes.ts";
import { waitingScenes } from "./waiting-scenes.ts";
import { xpatListScenes } from "./xpat-list-scenes.ts";
import { xpatScenes } from "./xpat-scenes.ts";

const written = [
  ...sessionScenes,
  ...homeScenes,
  ...figuresScenes,
  ...listScenes,
  ...batchScenes,
  ...photoScenes,
  ...counterScenes,
  ...issuanceListScenes,
  ...waitingScenes,
  ...applicationListScenes,
  ...applicationScenes,
  ...captureScenes,
  ...submissionScenes,
  ...statusScenes,
  ...xpatScenes,
  ...xpatListScenes,
  ...shellScenes,
];

/** Every scene of the matrix: the written ones, and one of each page that has none. */
export const everyScene: readonly Scene[] = [...written, ...createRouteScenes(written)];

export { dashboardManifest } from "./Dashboard.manifest.ts";
export {
  Dashboard,
  type DashboardProps,
  type DashboardSlots,
  type MoreTilesSlotProps,
} from "./Dashboard.tsx";
export type { TileProps } from "./tiles/Tile.tsx";

export {
  createNotifier,
  type Notice,
  type NoticePreset,
  type Notifier,
  noticePresets,
} from "./create-notifier.ts";
export { NoticeRegion, type NoticeRegionProps } from "./NoticeRegion.tsx";

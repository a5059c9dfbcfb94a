export { NoticeList, type NoticeListProps, type PastNotice } from "./NoticeList.tsx";

export { type ProgressSegment, ProgressSegments, type ProgressSegmentsProps } from "./ProgressSegments.tsx";

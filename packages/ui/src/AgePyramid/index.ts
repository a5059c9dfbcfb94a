export {
  AgePyramid,
  type AgePyramidProps,
  type AgePyramidRow,
  type AgePyramidSide,
} from "./AgePyramid.tsx";

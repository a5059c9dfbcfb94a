export type { DrawingProps } from "./Drawing.tsx";
export { EmptyTrayDrawing } from "./EmptyTrayDrawing.tsx";
export { ErrorDrawing } from "./ErrorDrawing.tsx";
export { ForbiddenDrawing } from "./ForbiddenDrawing.tsx";
export { LogoMark } from "./LogoMark.tsx";
export { NotFoundDrawing } from "./NotFoundDrawing.tsx";
export { PacketDrawing } from "./PacketDrawing.tsx";
export { SearchDrawing } from "./SearchDrawing.tsx";

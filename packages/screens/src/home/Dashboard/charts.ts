// What draws charts is loaded last, and all of it at once.
export { Figures } from "./figures/Figures.tsx";
export { Service } from "./figures/Service.tsx";

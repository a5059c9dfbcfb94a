export { waitingCardsManifest } from "./WaitingCards.manifest.ts";
export { WaitingCards, type WaitingCardsProps } from "./WaitingCards.tsx";

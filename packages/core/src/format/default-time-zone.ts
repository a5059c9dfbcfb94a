/**
 * The zone in which a registry counts days and prints times when its server names none. Alone in its file: every first page
 * needs it, and none of them counts days.
 */
export const defaultTimeZone = "Indian/Maldives";

/**
 * The zone in which a registry counts days and prints times when its server does not name one. It has a file of its own
 * because every first page loads it, and should not load the code that counts days.
 */
export const defaultTimeZone = "Indian/Maldives";

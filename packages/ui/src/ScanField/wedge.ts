/** The least number of characters that are taken for a scan and not for typing. */
export const leastLength = 6;

/** The longest time between two characters of a scan, in milliseconds; people are slower. */
export const longestGap = 40;

/** Matches what scans belong to as a whole: the AppShell around a page, or the main part of another portal's page. */
export const scanPlace = ":not([data-drawer])>main,[data-drawer]";

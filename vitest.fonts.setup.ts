/**
 * Loads the faces that the product brings before the first test measures anything, so that no result depends on the fonts
 * of the machine.
 */
import "@fontsource-variable/noto-sans-thaana";
import "@fontsource-variable/public-sans";

await Promise.all([...document.fonts].map((face) => face.load()));

export { MenuButton, type MenuButtonProps } from "./MenuButton.tsx";
export type { MenuItem, MenuItems, MenuSection } from "./menu.ts";

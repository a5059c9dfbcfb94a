export type {
  NavigationChipContent,
  NavigationEntry,
  NavigationPlace,
  NavigationSection,
} from "./entries.ts";
export { SideNavigation, type SideNavigationProps } from "./SideNavigation.tsx";

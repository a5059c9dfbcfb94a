import {
  ArchiveIcon,
  FileTextIcon,
  GlobeIcon,
  InboxIcon,
  LayoutDashboardIcon,
  LibraryIcon,
  SendIcon,
  UsersIcon,
} from "../icons/index.ts";
import type { NavigationSection } from "./entries.ts";

/** The navigation of a library's back office, for stories and tests. */
export const exampleGroups: readonly NavigationSection[] = [
  {
    id: "home",
    title: "Home",
    children: [{ type: "item", id: "overview", title: "Overview", url: "/", icon: <LayoutDashboardIcon /> }],
  },
  {
    id: "lending",
    title: "Lending",
    children: [
      {
        type: "item",
        id: "loans",
        title: "Loans",
        url: "/loans",
        icon: <LibraryIcon />,
        chip: { color: "primary", variant: "soft", size: "small", label: "12" },
      },
      { type: "item", id: "returns", title: "Returns", url: "/returns", icon: <InboxIcon /> },
      {
        type: "item",
        id: "reminders",
        title: "Reminders",
        url: "/reminders",
        icon: <SendIcon />,
        chip: { color: "error", variant: "filled", size: "small", label: "3 late" },
      },
      {
        type: "item",
        id: "readers",
        title: "Readers and their families",
        url: "/readers",
        icon: <UsersIcon />,
      },
    ],
  },
  {
    id: "more",
    title: "More",
    children: [
      {
        type: "item",
        id: "archive",
        title: "Archive",
        url: "/archive",
        icon: <ArchiveIcon />,
        disabled: true,
      },
      {
        type: "item",
        id: "catalogue",
        title: "Union catalogue",
        url: "https://catalogue.example/",
        icon: <GlobeIcon />,
        external: true,
        target: true,
      },
      {
        type: "item",
        id: "handbook",
        title: "Handbook",
        url: "#handbook",
        icon: <FileTextIcon />,
        external: true,
      },
      {
        type: "item",
        id: "notes",
        title: "Notes",
        url: "/notes",
        chip: { color: "success", variant: "outlined", size: "small", label: "New", avatar: "★" },
      },
    ],
  },
];

/** A group with children that the navigation cannot show. */
export const unsupportedGroup: NavigationSection = {
  id: "branches",
  title: "Branches",
  children: [
    { type: "collapse", id: "north" },
    { type: "chart", id: "south" },
  ],
};

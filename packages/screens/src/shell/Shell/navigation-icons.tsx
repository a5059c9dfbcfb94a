import {
  BriefcaseIcon,
  CreditCardIcon,
  FileTextIcon,
  FingerprintIcon,
  GlobeIcon,
  InboxIcon,
  LayoutDashboardIcon,
  MessageSquareIcon,
  RowsIcon,
  SendIcon,
  UsersIcon,
} from "@id-desk/ui/icons";
import type { ReactNode } from "react";

/** What the icon names of navigation items look like; a name that is not here shows none. */
export const navigationIcons: Readonly<Record<string, ReactNode>> = {
  dashboard: <LayoutDashboardIcon />,
  applications: <FileTextIcon />,
  portal: <GlobeIcon />,
  biometrics: <FingerprintIcon />,
  receiving: <InboxIcon />,
  sending: <SendIcon />,
  newIssuance: <CreditCardIcon />,
  issuances: <RowsIcon />,
  xpat: <UsersIcon />,
  interactions: <MessageSquareIcon />,
  workPermits: <BriefcaseIcon />,
};

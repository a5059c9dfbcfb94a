import { createSvgIcon } from "@mui/material/utils";

export const DashboardIcon = createSvgIcon(
  <path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />,
  "Dashboard",
);
export const SendingIcon = createSvgIcon(<path d="M3 20 21 12 3 4v6l12 2-12 2z" />, "Sending");

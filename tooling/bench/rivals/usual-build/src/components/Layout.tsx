import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Drawer from "@mui/material/Drawer";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Navigate, NavLink, Outlet, useNavigation } from "react-router";
import { useGetSessionQuery } from "../registryApi";
import { DashboardIcon, SendingIcon } from "./icons";

const drawerWidth = 260;
const groups = [
  { title: "Home", items: [{ title: "Dashboard", to: "/", icon: <DashboardIcon /> }] },
  { title: "Dispatch", items: [{ title: "Sending", to: "/dispatch/sending", icon: <SendingIcon /> }] },
];

export function Layout() {
  const { data: session, isLoading } = useGetSessionQuery();
  const navigation = useNavigation();

  if (isLoading) return <LinearProgress />;
  if (!session) return <Navigate to="/login" replace />;

  return (
    <Box sx={{ display: "flex" }}>
      <AppBar
        position="fixed"
        color="inherit"
        elevation={1}
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar sx={{ gap: 2 }}>
          <Typography variant="h6">ID Card Services</Typography>
          {session.center && <Chip label={session.center.name} size="small" />}
          <Box sx={{ flexGrow: 1 }} />
          <ProfileMenu name={session.user.fullname} />
        </Toolbar>
        {navigation.state === "loading" && <LinearProgress />}
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width: drawerWidth, flexShrink: 0, "& .MuiDrawer-paper": { width: drawerWidth } }}
      >
        <Toolbar />
        {groups.map(({ title, items }) => (
          <List key={title} component="nav" subheader={<ListSubheader>{title}</ListSubheader>}>
            {items.map((item) => (
              <ListItem key={item.to} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={item.to}
                  end
                  sx={{ "&.active": { bgcolor: "action.selected" } }}
                >
                  <ListItemIcon>{item.icon}</ListItemIcon>
                  <ListItemText primary={item.title} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        ))}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, p: 3 }}>
        <Toolbar />
        <Outlet />
      </Box>
    </Box>
  );
}

function ProfileMenu({ name }: { readonly name: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button color="inherit" onClick={(event) => setAnchor(event.currentTarget)}>
        {name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => setAnchor(null)}>Change password</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Log out</MenuItem>
      </Menu>
    </>
  );
}

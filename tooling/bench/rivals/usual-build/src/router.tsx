import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { createBrowserRouter } from "react-router";

function Loading() {
  return (
    <Box sx={{ display: "grid", placeItems: "center", minHeight: "100vh" }}>
      <CircularProgress />
    </Box>
  );
}

/** Every page in a chunk of its own. */
export const router = createBrowserRouter([
  {
    HydrateFallback: Loading,
    children: [
      {
        path: "/login",
        lazy: { Component: async () => (await import("./pages/LoginPage")).LoginPage },
      },
      {
        path: "/",
        lazy: { Component: async () => (await import("./components/Layout")).Layout },
        children: [
          {
            index: true,
            lazy: { Component: async () => (await import("./pages/DashboardPage")).DashboardPage },
          },
          {
            path: "dispatch/sending",
            lazy: { Component: async () => (await import("./pages/SendingPage")).SendingPage },
          },
        ],
      },
    ],
  },
]);

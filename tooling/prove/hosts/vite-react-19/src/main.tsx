import "../portal/portal.css";
import "@id-desk/screens/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Link, Outlet, useNavigate, useRouteError } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Desk } from "../portal/Desk.tsx";

function Portal() {
  return (
    <>
      <header className="portal-header">
        <Link to="/">A portal</Link>
      </header>
      <Outlet />
    </>
  );
}

function RegistryPages() {
  const navigate = useNavigate();
  return (
    <Desk goTo={(address) => void navigate(address)}>
      <Outlet />
    </Desk>
  );
}

function Failure() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>;
}

async function loadSending() {
  const { DispatchSending } = await import("@id-desk/screens/dispatch-sending");
  return { Component: DispatchSending };
}

async function loadBatch() {
  const { BatchPage } = await import("./BatchPage.tsx");
  return { Component: BatchPage };
}

async function loadInquiry() {
  const { InquiryPage } = await import("./InquiryPage.tsx");
  return { Component: InquiryPage };
}

async function loadNewApplication() {
  const { NewApplicationPage } = await import("../portal/NewApplicationPage.tsx");
  return { Component: NewApplicationPage };
}

async function loadXpat() {
  const { XpatPage } = await import("../portal/XpatPage.tsx");
  return { Component: XpatPage };
}

const router = createBrowserRouter([
  {
    Component: Portal,
    HydrateFallback: () => null,
    children: [
      { path: "/", element: <Link to="/sending">Sending</Link> },
      { path: "/without-provider", lazy: loadSending, ErrorBoundary: Failure },
      { path: "/inquiry/:idNumber", lazy: loadInquiry },
      { path: "/new-application", lazy: loadNewApplication },
      { path: "/xpat", lazy: loadXpat },
      {
        Component: RegistryPages,
        children: [
          { path: "/sending", lazy: loadSending },
          { path: "/sending/:batchId", lazy: loadBatch },
        ],
      },
    ],
  },
]);

const root = document.getElementById("portal");
if (!root) throw new Error("The page has no element for the portal.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

import "../portal/portal.css";
import "@id-desk/screens/styles.css";
import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { DispatchSendingBatch } from "@id-desk/screens/dispatch-sending-batch";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useRouter,
} from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Desk } from "../portal/Desk.tsx";
import { Inquiry } from "../portal/Inquiry.tsx";
import { NewApplicationPage } from "../portal/NewApplicationPage.tsx";
import { XpatPage } from "../portal/XpatPage.tsx";

const portal = createRootRoute({
  component: () => (
    <>
      <header className="portal-header">
        <Link to="/">A portal</Link>
      </header>
      <Outlet />
    </>
  ),
});

const home = createRoute({
  getParentRoute: () => portal,
  path: "/",
  component: () => <Link to="/sending">Sending</Link>,
});

const registryPages = createRoute({
  getParentRoute: () => portal,
  id: "registry",
  component: function RegistryPages() {
    const { history } = useRouter();
    return (
      <Desk goTo={(address) => history.push(address)}>
        <Outlet />
      </Desk>
    );
  },
});

const sending = createRoute({
  getParentRoute: () => registryPages,
  path: "/sending",
  component: () => <DispatchSending />,
});

const batch = createRoute({
  getParentRoute: () => registryPages,
  path: "/sending/$batchId",
  component: function BatchPage() {
    const { batchId } = batch.useParams();
    return <DispatchSendingBatch batchId={Number(batchId)} />;
  },
});

const inquiry = createRoute({
  getParentRoute: () => portal,
  path: "/inquiry/$idNumber",
  component: function InquiryPage() {
    const { idNumber } = inquiry.useParams();
    return <Inquiry idNumber={idNumber} />;
  },
});

const newApplication = createRoute({
  getParentRoute: () => portal,
  path: "/new-application",
  component: () => <NewApplicationPage />,
});

const xpat = createRoute({
  getParentRoute: () => portal,
  path: "/xpat",
  component: () => <XpatPage />,
});

const router = createRouter({
  routeTree: portal.addChildren([
    home,
    inquiry,
    newApplication,
    xpat,
    registryPages.addChildren([sending, batch]),
  ]),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

const root = document.getElementById("portal");
if (!root) throw new Error("The page has no element for the portal.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

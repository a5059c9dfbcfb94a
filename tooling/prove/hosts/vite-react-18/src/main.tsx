import "../portal/portal.css";
import "@id-desk/screens/styles.css";
import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { DispatchSendingBatch } from "@id-desk/screens/dispatch-sending-batch";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Outlet, Route, Routes, useNavigate, useParams } from "react-router-dom";
import { Desk } from "../portal/Desk.tsx";
import { Inquiry } from "../portal/Inquiry.tsx";
import { NewApplicationPage } from "../portal/NewApplicationPage.tsx";
import { XpatPage } from "../portal/XpatPage.tsx";

function RegistryPages() {
  const navigate = useNavigate();
  return (
    <Desk goTo={(address) => void navigate(address)}>
      <Outlet />
    </Desk>
  );
}

function BatchPage() {
  const { batchId } = useParams();
  return <DispatchSendingBatch batchId={Number(batchId)} />;
}

function InquiryPage() {
  const { idNumber = "" } = useParams();
  return <Inquiry idNumber={idNumber} />;
}

const root = document.getElementById("portal");
if (!root) throw new Error("The page has no element for the portal.");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <header className="portal-header">
        <Link to="/">A portal</Link>
      </header>
      <Routes>
        <Route path="/" element={<Link to="/sending">Sending</Link>} />
        <Route path="/inquiry/:idNumber" element={<InquiryPage />} />
        <Route path="/new-application" element={<NewApplicationPage />} />
        <Route path="/xpat" element={<XpatPage />} />
        <Route element={<RegistryPages />}>
          <Route path="/sending" element={<DispatchSending />} />
          <Route path="/sending/:batchId" element={<BatchPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);

import "./layered.css";
import "@id-desk/screens/styles.css";
import { showPortal } from "./portal.tsx";

showPortal();

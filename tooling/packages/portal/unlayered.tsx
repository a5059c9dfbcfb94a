import "@id-desk/screens/styles.unlayered.css";
import "./unlayered.css";
import { showPortal } from "./portal.tsx";

showPortal();

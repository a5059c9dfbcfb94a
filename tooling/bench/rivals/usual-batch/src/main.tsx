import CssBaseline from "@mui/material/CssBaseline";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BatchPage } from "./BatchPage";

const theme = createTheme({
  palette: { primary: { main: "#1857c4" }, background: { default: "#f4f6f9" } },
  shape: { borderRadius: 8 },
});

window.showCards = () => {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <BatchPage />
      </ThemeProvider>
    </StrictMode>,
  );
};

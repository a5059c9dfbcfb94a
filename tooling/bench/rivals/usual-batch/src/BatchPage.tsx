import Alert from "@mui/material/Alert";
import Container from "@mui/material/Container";
import LinearProgress from "@mui/material/LinearProgress";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { CardTable } from "./CardTable";
import { addCard, type Row, readCards } from "./registry";
import { ScanField } from "./ScanField";

/** A batch that is packed: its rows are the page's state, and each scan draws them again. */
export function BatchPage() {
  const [rows, setRows] = useState<readonly Row[]>();
  const [last, setLast] = useState<Row>();

  useEffect(() => {
    void readCards().then((cards) =>
      setRows(cards.map((card) => ({ ...card, state: "saved" as const })).reverse()),
    );
  }, []);

  if (!rows) return <LinearProgress />;

  async function scan(serialNumber: string) {
    const waiting: Row = { serial_number: serialNumber, state: "waiting" };
    setRows((before = []) => [waiting, ...before]);
    setLast(waiting);
    const saved: Row = { ...(await addCard(serialNumber, (rows?.length ?? 0) + 1)), state: "saved" };
    setRows((before) => before?.map((row) => (row.serial_number === serialNumber ? saved : row)));
    setLast(saved);
  }
  return (
    <Container maxWidth="xl" component="main" sx={{ py: 2 }}>
      <Typography variant="h5" component="h1">
        DB-2026-000012
      </Typography>
      <Stack direction="row" spacing={3} sx={{ my: 2, alignItems: "center" }}>
        <ScanField onScan={scan} />
        <Typography>
          <strong>{rows.length}</strong> cards
        </Typography>
        {last && (
          <Alert severity={last.state === "saved" ? "success" : "info"}>
            {last.serial_number} {last.state === "saved" ? "added" : "waiting"}
          </Alert>
        )}
      </Stack>
      <Paper>
        <CardTable rows={rows} />
      </Paper>
    </Container>
  );
}

import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import TablePagination from "@mui/material/TablePagination";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useState } from "react";
import { BatchTable } from "../components/BatchTable";
import { useGetSessionQuery, useListCentersQuery, useListSendingBatchesQuery } from "../registryApi";

const NewBatchDialog = lazy(async () => ({
  default: (await import("../components/NewBatchDialog")).NewBatchDialog,
}));

const statuses = {
  open: "Open",
  dispatched: "Dispatched",
  receiving: "Being received",
  received: "Received",
  cancelled: "Cancelled",
  all: "All",
};

export function SendingPage() {
  const { data: session } = useGetSessionQuery();
  const { data: centers = [] } = useListCentersQuery();
  const [status, setStatus] = useState("open");
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(25);
  const [center, setCenter] = useState<number>();
  const [typed, setTyped] = useState("");
  const [isCreating, setCreating] = useState(false);
  const { data, isFetching } = useListSendingBatchesQuery(
    { status, page: page + 1, per_page: rowsPerPage, ...(center && { center }) },
    { refetchOnMountOrArgChange: true },
  );
  const rows = data?.batches.filter(({ batch_no }) => batch_no.includes(typed.trim().toUpperCase()));
  const origin = session?.center?.name ?? "";

  return (
    <>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", mb: 2 }}>
        <div>
          <Typography variant="h4" component="h1">
            Sending
          </Typography>
          <Typography color="textSecondary">Batches sent from {origin}</Typography>
        </div>
        <Button variant="contained" onClick={() => setCreating(true)}>
          New batch
        </Button>
      </Stack>
      <Paper>
        <Tabs
          value={status}
          onChange={(_, next: string) => {
            setStatus(next);
            setPage(0);
          }}
        >
          {Object.entries(statuses).map(([value, label]) => (
            <Tab key={value} value={value} label={label} />
          ))}
        </Tabs>
        <Stack direction="row" spacing={2} sx={{ p: 2 }}>
          <TextField
            size="small"
            label="Batch no."
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Autocomplete
            size="small"
            sx={{ width: 320 }}
            options={centers}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ id }) => id}
            onChange={(_, chosen) => {
              setCenter(chosen?.id);
              setPage(0);
            }}
            renderInput={(params) => <TextField {...params} label="Destination" />}
          />
        </Stack>
        <BatchTable caption={`Batches sent from ${origin}`} rows={rows} isFetching={isFetching} />
        <TablePagination
          component="div"
          count={data?.meta.total ?? 0}
          page={page}
          rowsPerPage={rowsPerPage}
          rowsPerPageOptions={[10, 25, 50, 100]}
          onPageChange={(_, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setRowsPerPage(Number(event.target.value));
            setPage(0);
          }}
        />
      </Paper>
      {isCreating && (
        <Suspense fallback={null}>
          <NewBatchDialog origin={origin} centers={centers} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

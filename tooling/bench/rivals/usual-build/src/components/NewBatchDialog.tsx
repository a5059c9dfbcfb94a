import Alert from "@mui/material/Alert";
import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { type Center, useCreateBatchMutation } from "../registryApi";

export function NewBatchDialog({
  origin,
  centers,
  onClose,
}: {
  readonly origin: string;
  readonly centers: Center[];
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const [createBatch, { isLoading, isError }] = useCreateBatchMutation();
  const [destination, setDestination] = useState<Center | null>(null);
  const [name, setName] = useState("");
  const [notes, setNotes] = useState("");
  const [isChecked, setChecked] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!destination) return;
    const { batch } = await createBatch({
      destination_center_id: destination.id,
      ...(name && { name }),
      ...(notes && { notes }),
    }).unwrap();
    onClose();
    navigate(`/dispatch/sending/${batch.id}`);
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="new-batch">
      <DialogTitle id="new-batch">New batch from {origin}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="new-batch-form" spacing={2} sx={{ pt: 1 }} onSubmit={submit}>
          {isError && <Alert severity="error">The batch could not be created.</Alert>}
          <Autocomplete
            options={centers}
            value={destination}
            getOptionLabel={(center) => center.name}
            getOptionKey={({ id }) => id}
            groupBy={({ atoll }) => atoll ?? ""}
            onChange={(_, chosen) => setDestination(chosen)}
            renderInput={(params) => (
              <TextField
                {...params}
                label="Destination"
                autoFocus
                error={isChecked && !destination}
                helperText={isChecked && !destination ? "Destination is required." : undefined}
              />
            )}
          />
          <TextField
            label="Name"
            helperText="Something that both centres recognise."
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Notes"
            helperText="Both centres can read them."
            multiline
            minRows={3}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form="new-batch-form" variant="contained" loading={isLoading}>
          Create batch
        </Button>
      </DialogActions>
    </Dialog>
  );
}

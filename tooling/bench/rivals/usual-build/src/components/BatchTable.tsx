import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import LinearProgress from "@mui/material/LinearProgress";
import MuiLink from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { Batch } from "../registryApi";

const colors = { open: "info", dispatched: "warning", received: "success" } as const;

export function BatchTable({
  caption,
  rows,
  isFetching,
}: {
  readonly caption: string;
  readonly rows: readonly Batch[] | undefined;
  readonly isFetching: boolean;
}) {
  return (
    <TableContainer>
      {isFetching && <LinearProgress />}
      <Table size="small" aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableCell>Batch no. and name</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>Destination</TableCell>
            <TableCell align="right">Cards</TableCell>
            <TableCell>Created</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows?.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function BatchRow({ batch }: { readonly batch: Batch }) {
  const to = `/dispatch/sending/${batch.id}`;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <MuiLink component={Link} to={to}>
          {batch.batch_no}
        </MuiLink>
        <Typography variant="body2" color="textSecondary">
          {batch.name}
        </Typography>
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          label={batch.status}
          color={colors[batch.status as keyof typeof colors] ?? "default"}
        />
      </TableCell>
      <TableCell>{batch.destination_center.name}</TableCell>
      <TableCell align="right">{batch.cards_count}</TableCell>
      <TableCell>
        {new Date(batch.created_at).toLocaleDateString("en-US")}
        <Typography variant="body2" color="textSecondary">
          {batch.created_by.fullname}
        </Typography>
      </TableCell>
      <TableCell align="right">
        <Button size="small" component={Link} to={to}>
          View
        </Button>
      </TableCell>
    </TableRow>
  );
}

import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { Row } from "./registry";

/** The newest first, as staff scan them. */
export function CardTable({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <TableContainer sx={{ maxHeight: 480 }}>
      <Table size="small" stickyHeader aria-label="Cards">
        <TableHead>
          <TableRow>
            <TableCell>#</TableCell>
            <TableCell>Serial no.</TableCell>
            <TableCell>ID number</TableCell>
            <TableCell>Name</TableCell>
            <TableCell>Date of birth</TableCell>
            <TableCell>Type</TableCell>
            <TableCell>Added</TableCell>
            <TableCell>Status</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <CardRow key={row.serial_number} row={row} number={rows.length - index} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function CardRow({ row, number }: { readonly row: Row; readonly number: number }) {
  const card = row.state === "saved" ? row : undefined;
  return (
    <TableRow hover data-key={row.serial_number}>
      <TableCell>{number}</TableCell>
      <TableCell component="th" scope="row">
        {row.serial_number}
      </TableCell>
      <TableCell>{card?.id_number}</TableCell>
      <TableCell>{card?.name_en}</TableCell>
      <TableCell>{card?.date_of_birth}</TableCell>
      <TableCell>{card?.card_type}</TableCell>
      <TableCell>
        {card && (
          <>
            {card.added_at}
            <Typography variant="body2" color="textSecondary">
              {card.added_by.fullname}
            </Typography>
          </>
        )}
      </TableCell>
      <TableCell>
        <Chip size="small" label={card ? "Packed" : "Waiting"} color={card ? "info" : "default"} />
      </TableCell>
      <TableCell align="right">
        {card && (
          <Button size="small" aria-label={`Remove ${row.serial_number}`}>
            Remove
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

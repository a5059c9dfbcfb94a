import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import CardContent from "@mui/material/CardContent";
import Grid from "@mui/material/Grid";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useGetSessionQuery, useListReceivingBatchesQuery, useListSendingBatchesQuery } from "../registryApi";

const count = { per_page: 1 };
const fresh = { refetchOnMountOrArgChange: true };

export function DashboardPage() {
  const { data: session } = useGetSessionQuery();
  const toReceive = useListReceivingBatchesQuery({ status: "dispatched", ...count }, fresh);
  const inProgress = useListReceivingBatchesQuery({ status: "receiving", ...count }, fresh);
  const open = useListSendingBatchesQuery({ status: "open", ...count }, fresh);
  const discrepancy = useListReceivingBatchesQuery({ status: "all", has_discrepancy: true, ...count }, fresh);
  const tiles = [
    { label: "Batches to receive", help: "On their way to this centre", reading: toReceive },
    { label: "Receipts in progress", help: "Opened here, not closed yet", reading: inProgress },
    { label: "Open batches", help: "Being packed here", reading: open },
    {
      label: "Batches with a discrepancy",
      help: "Received with cards missing or disputed",
      reading: discrepancy,
    },
  ];
  return (
    <>
      <Typography variant="h4" component="h1">
        Dashboard
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        Welcome, {session?.user.fullname}. You are working at {session?.center?.name}.
      </Typography>
      <Typography variant="h6" component="h2" gutterBottom>
        My work
      </Typography>
      <Grid container spacing={2}>
        {tiles.map(({ label, help, reading }) => (
          <Grid key={label} size={3}>
            <Card>
              <CardActionArea component={Link} to="/dispatch/sending">
                <CardContent>
                  <Typography color="textSecondary">{label}</Typography>
                  <Typography variant="h4" component="p">
                    {reading.data ? reading.data.meta.total.toLocaleString("en-US") : <Skeleton width={80} />}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {help}
                  </Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          </Grid>
        ))}
      </Grid>
    </>
  );
}

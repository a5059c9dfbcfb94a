import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Navigate } from "react-router";
import { useGetSessionQuery, useLoginMutation } from "../registryApi";

export function LoginPage() {
  const { data: session } = useGetSessionQuery();
  const [login, { isLoading, isError }] = useLoginMutation();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");

  if (session) return <Navigate to="/" replace />;

  function submit(event: FormEvent) {
    event.preventDefault();
    void login({ username: username.trim(), password });
  }
  return (
    <Box component="main" sx={{ display: "grid", placeItems: "center", minHeight: "100vh" }}>
      <Paper sx={{ p: 4, width: 400 }}>
        <Typography variant="h5" component="h1" gutterBottom>
          Sign in
        </Typography>
        <Stack component="form" spacing={2} onSubmit={submit}>
          {isError && <Alert severity="error">Username or password is not correct.</Alert>}
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            autoFocus
            required
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="contained" size="large" loading={isLoading}>
            Sign in
          </Button>
        </Stack>
      </Paper>
    </Box>
  );
}

export { loginManifest } from "./Login.manifest.ts";
export { Login, type LoginProps } from "./Login.tsx";

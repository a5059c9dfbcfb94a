/** @type {import("next").NextConfig} */
export default {
  turbopack: { root: import.meta.dirname },
  rewrites: async () => [{ source: "/api/:path*", destination: `${process.env.REGISTRY_URL}/api/:path*` }],
};

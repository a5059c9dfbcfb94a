import { defineConfig } from "vitest/config";

/** The tests beside the rules of one room; the proof says which, and they run once for each change of a rule. */
export default defineConfig({
  test: {
    environment: "node",
    // With modules that stay loaded a change of what they begin with would never come into being.
    isolate: true,
    setupFiles: ["./tooling/prove/mutation/same-seed.ts"],
    // A test that takes long on a busy machine has noticed nothing.
    testTimeout: 120_000,
    include: [`${process.env.ID_DESK_MUTATED_ROOM}/**/*.test.ts`],
    // Draws 100,000 codes, which takes longer than all others; the bytes of a code are held by values as well.
    exclude: ["**/otp-chance.test.ts"],
  },
});

import { fc } from "@fast-check/vitest";

// A property's title tells its seed, and a change of a rule is tried with the tests that are named as they were before.
fc.configureGlobal({ seed: 1 });

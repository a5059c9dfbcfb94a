/** Runs before a package is published from its folder, and refuses: what is there is not what portals get. */
console.log("Packages are published from their tarballs, by the release workflow: see docs/releasing.md.");
process.exitCode = 1;

import { areas } from "@id-desk/core";

if (!areas.includes("dispatch")) throw new Error("Core does not know dispatch.");

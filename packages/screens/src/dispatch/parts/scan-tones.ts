export { createTones } from "@id-desk/ui";

import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import contract from "./contract.gen.json" with { type: "json" };

// The contract is an OpenAPI file: its own keywords (example, x-…) stand beside those of JSON Schema.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(contract, "contract");

const compiled = new Map<string, ValidateFunction>();

/** Checks a value against the schema at this place of the contract; an empty list says that it fits. */
export function checkAgainstContract(pointer: string, value: unknown): readonly ErrorObject[] {
  let validate = compiled.get(pointer);
  if (!validate) {
    validate = ajv.compile({ $ref: `contract${pointer}` });
    compiled.set(pointer, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []);
}

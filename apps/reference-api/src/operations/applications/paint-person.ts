import { refuseMissing } from "../../domain/refusal.ts";
import type { FilePorts } from "../../ports.ts";
import { AnsweredFile } from "../operation.ts";

/** Answers with the registry's photograph of a person. */
export async function paintPerson(
  { paintPortrait }: Pick<FilePorts, "paintPortrait">,
  person: { readonly id: number },
): Promise<{ readonly status: 200; readonly body: AnsweredFile }> {
  if (!paintPortrait) throw refuseMissing("The registry has no photograph of this person.");
  return { status: 200, body: new AnsweredFile(await paintPortrait(person), "image/jpeg", "person.jpg") };
}

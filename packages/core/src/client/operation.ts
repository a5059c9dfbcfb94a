import type { operationMap, operationSecrets } from "../contract/operations.gen.ts";
import type { operations } from "../contract/registry.gen.d.ts";

/** Names a call of the contract: verb and noun, for example `createBatch`. */
export type OperationId = keyof operations;

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206;

type ContentOf<Answer> = Answer extends { content: infer Content } ? Content : never;

type DataOf<Content> = [Content] extends [never]
  ? undefined
  : Content extends { "application/json": infer Json }
    ? Json
    : Blob;

/** What a call answers when it succeeds: its JSON, a `Blob` for a file, or nothing. */
export type OperationData<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Status extends SuccessStatus
    ? DataOf<ContentOf<operations[Id]["responses"][Status]>>
    : never;
}[keyof operations[Id]["responses"]];

/** Calls that change nothing: each GET, and the one that looks a card up by POST. */
type ReadId =
  | { [Id in OperationId]: (typeof operationMap)[Id] extends `GET ${string}` ? Id : never }[OperationId]
  | "loadIssuance";

/**
 * What the client gives for a call. A server may answer a write with a message alone, or with no content: then it was
 * done, and its record has to be read again.
 */
export type OperationAnswer<Id extends OperationId> = Id extends ReadId
  ? OperationData<Id>
  : Partial<OperationData<Id>>;

type BodyContentOf<Content> =
  | (Content extends { "application/json": infer Json } ? Json : never)
  | (Content extends { "multipart/form-data": unknown } ? FormData : never)
  | (Content extends { "image/jpeg": unknown } ? Blob : never);

/** What a call sends: its JSON, a form with files, or a picture by itself, whose type the blob names. */
export type OperationBody<Id extends OperationId> =
  NonNullable<operations[Id]["requestBody"]> extends { content: infer Content }
    ? BodyContentOf<Content>
    : never;

/** The fields of what a call sends that are between staff and the registry: a code, a password. */
type SecretOf<Id extends OperationId> = Id extends keyof typeof operationSecrets
  ? (typeof operationSecrets)[Id][number]
  : never;

/** What may be told of what a call sends: all of it without its secrets; `never` where nothing is left. */
export type OperationToldBody<Id extends OperationId> = [SecretOf<Id>] extends [never]
  ? OperationBody<Id>
  : [Exclude<keyof OperationBody<Id>, SecretOf<Id>>] extends [never]
    ? never
    : Omit<OperationBody<Id>, SecretOf<Id>>;

/** The values in a call's path. */
export type OperationPath<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["path"]>;

/** The values behind the question mark. A value that is undefined is left out. */
export type OperationQuery<Id extends OperationId> = {
  [Name in keyof NonNullable<operations[Id]["parameters"]["query"]>]:
    | NonNullable<operations[Id]["parameters"]["query"]>[Name]
    | undefined;
};

/** A part of a request that is there, may be there, or must not be there. */
type Part<Name extends string, Value, IsRequired> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : IsRequired extends true
    ? { readonly [Key in Name]: Value }
    : { readonly [Key in Name]?: Value };

type IsGiven<Container, Name extends string> = Container extends Record<Name, object> ? true : false;

/** What a call needs, beside the options that every call takes. */
export type OperationParts<Id extends OperationId> = Part<"path", OperationPath<Id>, true> &
  Part<
    "query",
    [keyof OperationQuery<Id>] extends [never] ? never : OperationQuery<Id>,
    IsGiven<operations[Id]["parameters"], "query">
  > &
  Part<"body", OperationBody<Id>, IsGiven<operations[Id], "requestBody">>;

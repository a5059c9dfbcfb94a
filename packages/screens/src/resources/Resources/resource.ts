/** One guide, form, policy or piece of software that staff can open or keep. */
export interface Resource {
  /** The heading that it stands under. */
  readonly group: string;
  /** What it is called. */
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly description?: string | undefined;
  /** Where it is; an address of the host's own or of elsewhere. */
  readonly url: string;
  /** Saved on this computer, or opened in a new tab. */
  readonly kind: "download" | "link";
  /** Its edition, as its makers count. */
  readonly version?: string | undefined;
  /** The day of its last change, YYYY-MM-DD. */
  readonly updated?: string | undefined;
  /** In bytes. */
  readonly size?: number | undefined;
}

/** A desk that staff can ask. */
export interface ResourceContact {
  /** Who answers. */
  readonly name: string;
  /** What they can be asked. */
  readonly description?: string | undefined;
  /** As it is dialled. */
  readonly phone?: string | undefined;
  /** Where a message reaches them. */
  readonly email?: string | undefined;
  /** When they answer. */
  readonly hours?: string | undefined;
}

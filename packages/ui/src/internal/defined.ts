type Defined<Props> = { [Name in keyof Props]?: Exclude<Props[Name], undefined> };

/** The props that were given; React Aria's types tell a prop left out from one that is `undefined`. */
export function defined<Props extends object>(props: Props): Defined<Props> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Defined<Props>;
}

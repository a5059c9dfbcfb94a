const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** How old somebody is on a day, in whole years; nothing where either text is no day. */
export function ageOn(dateOfBirth: string | null | undefined, day: string): number | undefined {
  const born = dayOnly.exec(dateOfBirth ?? "");
  const now = dayOnly.exec(day);
  if (!born || !now) return undefined;
  const years = Number(now[1]) - Number(born[1]);
  // Whoever is born on a leap day is a year older on the first of March.
  const isBeforeBirthday = `${now[2]}-${now[3]}` < `${born[2]}-${born[3]}`;
  const age = isBeforeBirthday ? years - 1 : years;
  return age < 0 ? undefined : age;
}

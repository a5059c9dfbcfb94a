/** How many rows a page of a list has where the request does not say. */
export const usualPerPage = 25;

/** Returns what an answer says of its page of a list. */
export const formatPage = (page: number, per_page: number, total: number) => ({
  page,
  per_page,
  total,
  last_page: Math.max(1, Math.ceil(total / per_page)),
});

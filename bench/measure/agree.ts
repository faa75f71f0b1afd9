type Items = { id: string }[];

/** The ids on a page, whoever made it. */
export const idsOf = (body: string): string[] => {
  const reply = JSON.parse(body) as Items | { items: Items } | { data: Items | { items: Items } };
  const { items } = Array.isArray(reply) ? { items: reply } : 'data' in reply ? inData(reply.data) : reply;
  return items.map(({ id }) => id);
};

const inData = (data: Items | { items: Items }) => (Array.isArray(data) ? { items: data } : data);

/** Rivals that do not do the same work are not compared. */
export const mustAgree = (answers: readonly (readonly string[])[]): void => {
  if (!answers[0]!.length || answers.some(answer => answer.join() !== answers[0]!.join()))
    throw new Error('The servers do not give the same answer.');
};

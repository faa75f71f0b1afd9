/** Those who look for others: search engines, and what makes the preview of a link. None says so in another way. */
const program =
  /bot\b|bot\/|crawl|spider|slurp|externalhit|facebookcatalog|whatsapp\/|preview|embedly|inspection|lighthouse|curl\/|wget\/|python|go-http|okhttp|axios|node-fetch/i;

/** Whether a person looks, as far as the browser says who it is. What a browser fetches ahead nobody has looked at yet. */
export const isPerson = ({ headers }: Request): boolean => {
  const agent = headers.get('user-agent') ?? '';
  return agent !== '' && !program.test(agent) && !/prefetch|prerender/i.test(headers.get('sec-purpose') ?? '');
};

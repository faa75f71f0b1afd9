/** The text of a reply of somebody else's service, which might never end. */
export const boundedText = async (response: Response, longest: number): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > longest) throw new Error('A reply that does not end');
  }
  return text + decoder.decode();
};

export const legalFrameWords = {
  contents: 'Contents',
  since: 'In force from %{date}',
};

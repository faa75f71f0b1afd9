export const legalFrameEn = {
  contents: 'Contents',
  since: 'In force from {date}',
};

export const planWords = {
  plans: { title: 'Plans' },
};

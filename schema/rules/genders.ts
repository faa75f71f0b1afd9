export const genders = [
  { id: 0, name: 'Female' },
  { id: 1, name: 'Male' },
  { id: 2, name: 'Others' },
] as const;

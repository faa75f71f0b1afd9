/** Of `/reports`. */
export const reportWords = {
  reports: {
    title: 'Reports',
    area: 'Part of the business',
    subject: 'What it is about',
    now: 'As it stands today, %{day}',
  },
};

import { positionWords } from '../positionWords.ts';

/** Of `/reports`. */
export const reportWords = {
  reports: {
    title: 'Reports',
    area: 'Part of the business',
    subject: 'What it is about',
    now: 'As it stands today, %{day}',
    days: '%{from} to %{to}',
    print: 'Print',
    figure: 'Which figure',
    allFigures: 'All figures',
    filtered: 'Narrowed as in the list',
    unfilter: 'Of the whole list',
    fromList: 'As a report',
    saved: {
      title: 'Saved reports',
      save: 'Save',
      saveTitle: 'Save this report',
      editTitle: 'Saved report',
      edit: 'Change %{name}',
      gone: 'This saved report is not there any more.',
      fixed: '%{from} to %{to}, always',
      byMailHelp: 'From tomorrow on, when the shop’s day begins, with what you may see then.',
      saving: 'Saved',
      dropped: 'Deleted',
    },
    position: positionWords,
  },
};

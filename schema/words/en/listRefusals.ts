/** Of what a list is asked for. */
export const listRefusals = {
  pagesFromOne: 'Pages are counted from 1',
  searchTooLong: 'Search for at most %{count} characters',
  mustCountFromOne: 'Must be a whole number, counted from 1',
  mustBeUpTo: 'Must be a whole number up to %{most}',
  notListField: 'Not a field of this list',
  notSortable: 'This field cannot be sorted by',
  mustBeOrder: 'Must be ASC or DESC',
  atMostIds: 'At most %{count} ids',
  notMoment: 'Not a moment',
  mostSavedReports: 'At most %{most} reports can be saved. Delete one first.',
  choosePeriod: 'Choose the days',
  notPartOfYear: 'Write a part of the year, such as 11-26..12-02',
};

/** Of remarks on a record's page. */
export const remarkWords = {
  title: 'Remarks',
  none: 'Nothing said yet. What you write here stays among colleagues.',
  write: 'Write a remark',
  tell: 'Tell',
  add: 'Add remark',
  told: 'Told: %{names}',
  mended: 'mended %{when}',
  mend: 'Mend the remark',
  save: 'Save remark',
  take_back: 'Take the remark back',
  take_back_text: 'Nothing is left of it.',
  attach: 'Attach pictures',
  pictures: 'Pictures of the remark',
  more: 'Older remarks',
};

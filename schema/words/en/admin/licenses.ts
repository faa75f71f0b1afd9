export const licenseWords = {
  licenses: {
    copy: 'Copy key',
    copied: 'Key copied',
    until: 'Works until %{day}',
    noEnd: 'Works without an end: the shop holds no plan that ends',
    machines: 'Machines',
    seats: '%{used} of %{seats} in use',
    none: 'Nobody uses it yet. Enter the key in the app: that machine then stands here.',
    more: 'Show more',
    seen: 'Last seen %{at}',
    seenWith: 'Version %{version}, last seen %{at}',
  },
  'resources.licenses.empty':
    'No licences yet. With the key of one TS Invoice or TS Messenger runs on a machine of yours, offline too.',
  'resources.licenses.help.endsOn': 'Left empty it works as long as the shop holds a plan of the app',
  'resources.licenses.help.name': 'Such as the counter or the branch that uses it',
};

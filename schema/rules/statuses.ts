/** A business. While it is suspended none of its people is let in. */
export const tenantStatuses = [
  { id: 'Active', name: 'Active' },
  { id: 'Suspended', name: 'Suspended' },
] as const;

/** A pending shop can be set up, but neither sends messages nor appears in public. */
export const shopStatuses = [
  { id: 'Pending', name: 'Pending' },
  { id: 'Approved', name: 'Approved' },
  { id: 'Suspended', name: 'Suspended' },
] as const;

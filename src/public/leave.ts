/** Where a sign-in leads. Nobody comes back to one that is done. */
export function leaveFor(address: string): void {
  location.replace(address);
}

/** To pages of another site, from which one may come back. */
export function visit(address: string): void {
  location.assign(address);
}

/** Where a part of the page is still being loaded: nothing to see yet, and said to be so. */
export function Coming() {
  return <span aria-busy="true" />;
}

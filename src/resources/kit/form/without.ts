/** All fields but these, so that a form which leaves some out still gets those that come later. */
export function without<T extends string>(fields: readonly T[], ...left: NoInfer<T>[]): T[] {
  return fields.filter(name => !left.includes(name));
}

/** Whether two lists hold the same things in the same order, each as the very same object. */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => Object.is(item, b[index])))
}

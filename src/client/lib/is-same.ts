/** Whether two values of a form are equal, whatever the order of their keys. Plain data only. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
}

/** Stripe's form encoding: `items[0][price]=x` is {items: [{price: 'x'}]}. */

/** Names as sent, `items[0][price]`, with their values. */
export function readPairs(text: string): [name: string, value: string][] {
  return [...new URLSearchParams(text)].map(([name, value]) => [name, value])
}

/** With every index replaced by a star, as in the lists of known parameters. */
export function patternOf(name: string): string {
  return name.replaceAll(/\[\d+\]/g, '[*]')
}

export function readOne(pairs: readonly [string, string][], name: string): string | undefined {
  return pairs.find(([each]) => each === name)?.[1]
}

/** Every value of a list, such as expand[0], expand[1]. */
export function readMany(pairs: readonly [string, string][], name: string): string[] {
  return pairs.filter(([each]) => patternOf(each) === `${name}[*]`).map(([, value]) => value)
}

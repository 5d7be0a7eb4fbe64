/** A parameter of the generator's address that asks to show the claim in question. */
const [name, value] = ['show', 'asked'] as const

export function withAskedShown(address: string): string {
  return `${address}&${name}=${value}`
}

export function showsAsked(search: URLSearchParams): boolean {
  return search.get(name) === value
}

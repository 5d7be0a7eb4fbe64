/** An address of the generator can say that the claim a question was about is to be shown. */
const [name, value] = ['show', 'asked'] as const

export function withAskedShown(address: string): string {
  return `${address}&${name}=${value}`
}

export function showsAsked(search: URLSearchParams): boolean {
  return search.get(name) === value
}

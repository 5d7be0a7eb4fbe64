/**
 * Names that open pages of this browser hold as locks, so that one page's stored data is not mistaken for the remains
 * of a closed one. The browser releases them when a page closes or crashes. Browsers have no locks on insecure
 * connections; there no name counts as held.
 */

/** @returns releases the name */
export function reservePageName(name: string): () => void {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // refused, for instance, while the page is closing: nobody needs the name then
  navigator.locks?.request(name, () => held).catch(() => undefined)
  return letGo
}

/** The names that other pages hold, and this one's. */
export async function reservedPageNames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return new Set(held.flatMap(({ name }) => name ?? []))
}

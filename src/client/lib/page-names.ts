/**
 * Names that open pages of this browser hold as locks, so that what one of them keeps on the device is not taken for
 * what a closed one has left. The browser lets go of them when a page goes, also by a crash. Where it has no locks,
 * which is where the connection is not secure, no name counts as held.
 */

/** @returns lets go of the name */
export function reservePageName(name: string): () => void {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // refused, say, by a page that is just being left: nobody asks for the name then either
  navigator.locks?.request(name, () => held).catch(() => undefined)
  return letGo
}

/** The names that other pages hold, and this one. */
export async function reservedPageNames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return new Set(held.flatMap(({ name }) => name ?? []))
}

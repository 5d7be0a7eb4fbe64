/** Library search: original name and tags (spec section 5). Ignores case and accents. Pure. */

export interface Searchable {
  readonly originalName: string
  readonly tags: readonly string[]
}

/** Those whose name or tags contain every word of `text`, in the same order; all for a blank text. */
export function filterMedia<Asset extends Searchable>(assets: readonly Asset[], text: string): readonly Asset[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return assets
  return assets.filter(({ originalName, tags }) => {
    const searched = [originalName, ...tags].map(plain)
    return words.every((word) => searched.some((each) => each.includes(word)))
  })
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

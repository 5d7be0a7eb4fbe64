import type { Answer } from '#shared/contract/contract'

export type AdminStyle = Answer<'listAdminStyles'>[number]

/**
 * Moves one style up (-1) or down (1) by one place. Pure.
 * @returns all styles in their new order, with strictly rising places even where two were equal before, and the styles
 * whose place changed; null when the style is already at that end, or missing
 */
export function moveStyle(
  styles: readonly AdminStyle[],
  id: number,
  step: -1 | 1,
): { styles: AdminStyle[]; changed: AdminStyle[] } | null {
  const from = styles.findIndex((style) => style.id === id)
  const moved = styles[from]
  if (!moved || !styles[from + step]) return null

  const places = risingPlaces(styles.map(({ displayOrder }) => displayOrder))
  const reordered = styles
    .toSpliced(from, 1)
    .toSpliced(from + step, 0, moved)
    .map((style, index) => ({ ...style, displayOrder: places[index] ?? index }))
  const before = new Map(styles.map((style) => [style.id, style.displayOrder]))
  return { styles: reordered, changed: reordered.filter((style) => before.get(style.id) !== style.displayOrder) }
}

function risingPlaces(places: readonly number[]): number[] {
  let last = -1
  return places.map((place) => {
    last = Math.max(last + 1, place)
    return last
  })
}

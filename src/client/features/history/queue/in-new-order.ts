import type { Publication } from '#client/queries/linkedin/publication-cache'

/**
 * A queue after moving one of its publications: the times stay, and are assigned in the new order. Returns the same
 * queue when nothing moves.
 */
export function inNewOrder(queue: readonly Publication[], id: string, place: number): readonly Publication[] {
  const moved = queue.find((publication) => publication.id === id)
  if (!moved || place < 0 || place >= queue.length || queue[place]?.id === id) return queue
  const order = queue.filter((publication) => publication !== moved).toSpliced(place, 0, moved)
  return order.map((publication, index) => {
    const { at, timeZone, clockChange, dueAt } = queue[index] ?? publication
    return { ...publication, at, timeZone, clockChange, dueAt }
  })
}

import type { Box } from './pdf-lines.ts'

/** Comparing blocks costs the cube of their number; busier pages (maps, large forms) keep the stream's order. */
const maxBlocks = 250

/**
 * Sorts blocks in reading order: down a column, a left column before a right one unless a block across both is between
 * them (the rules of T. Breuel, "High Performance Document Layout Analysis", 2003). Where the rules do not decide,
 * stream order remains.
 */
export function inReadingOrder<B extends Box>(blocks: B[]): B[] {
  if (blocks.length > maxBlocks) return blocks
  const followers = blocks.map((one) => blocks.map((other) => one !== other && precedes(one, other, blocks)))
  const isPlaced = blocks.map(() => false)

  return blocks.map(() => {
    const isFree = (index: number) =>
      !isPlaced[index] && !followers.some((row, other) => !isPlaced[other] && other !== index && row[index])
    const free = blocks.findIndex((_, index) => isFree(index))
    // Boxes that overlap in a circle have no first one; the stream decides.
    const next = free >= 0 ? free : isPlaced.indexOf(false)
    isPlaced[next] = true
    return blocks[next] as B
  })
}

function precedes(one: Box, other: Box, all: Box[]): boolean {
  if (isAcross(one, other)) return one.top < other.top
  if (one.left > other.left) return false
  const from = Math.min(one.top, other.top)
  const to = Math.max(one.top, other.top)
  return !all.some((between) => {
    const middle = (between.top + between.bottom) / 2
    return middle > from && middle < to && isAcross(between, one) && isAcross(between, other)
  })
}

/** Whether two boxes share a part of the page's width. */
function isAcross(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right
}

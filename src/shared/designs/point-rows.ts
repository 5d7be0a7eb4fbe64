import type { TextLayer } from '#shared/scene/scene'
import { type Draft, type Place, text } from './build.ts'

/** One row of a list of points, and its position. */
interface PointRow {
  /** From 1 on. */
  readonly number: number
  readonly place: Place
  readonly fontSize: number
  /** The layers of a row are one group. */
  readonly groupId: string
  /** The layer for a point of the post. */
  readonly point: (place: Place, look: Partial<TextLayer['data']>) => Draft
}

const fields = ['point1', 'point2', 'point3', 'point4', 'point5', 'point6'] as const

/**
 * A list of points as rows.
 * @param samples one per row, six at most
 * @param draw the layers of one row, bottom first
 * @returns the layers of the list: from the place of its first row, with `step` between rows; `count` rows, or all
 */
export function pointRows(samples: readonly string[], draw: (row: PointRow) => Draft[]) {
  const rows = samples.map((sample, index) => ({ sample, index, field: fields[index] as (typeof fields)[number] }))
  return ([x, y, width, height]: Place, step: number, fontSize: number, count = rows.length): Draft[] =>
    rows.slice(0, count).flatMap(({ sample, index, field }) => {
      const number = index + 1
      const groupId = `row-${number}`
      return draw({
        number,
        place: [x, y + index * step, width, height],
        fontSize,
        groupId,
        point: (place, look) => text(`Point ${number}`, place, sample, look, { field, groupId }),
      })
    })
}

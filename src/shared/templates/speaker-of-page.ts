import type { Facts } from '#shared/designs/facts'
import type { Field, Scene } from '#shared/scene/scene'

/** More would not stand in one line. */
const longestLine = 48

/**
 * Beside the place of a quotation a name says who spoke: without the quotation nobody did, and where a page has no place
 * for the quotation, its speaker wrote nothing of what stands there. What a speaker is stands behind the name where it
 * has no place of its own.
 */
export function withSpeakerOf({ layers }: Scene, values: Facts): Facts {
  const has = (field: Field) => layers.some((layer) => layer.field === field)
  const { author, role, ...rest } = values
  if (has('quote') !== Boolean(values.quote)) return rest
  const line = [author, role].filter(Boolean).join(', ')
  return author && role && !has('role') && line.length <= longestLine ? { ...values, author: line } : values
}

import type { Facts } from '#shared/designs/facts'
import type { Field, Scene } from '#shared/scene/scene'

/** A longer text would not fit on one line. */
const longestLine = 48

/**
 * On a page with a quotation the name is its speaker's, so a page without one, or without a place for it, drops the
 * speaker. The role follows the name if it has no field.
 */
export function withSpeakerOf({ layers }: Scene, values: Facts): Facts {
  const has = (field: Field) => layers.some((layer) => layer.field === field)
  const { author, role, ...rest } = values
  if (has('quote') !== Boolean(values.quote)) return rest
  const line = [author, role].filter(Boolean).join(', ')
  return author && role && !has('role') && line.length <= longestLine ? { ...values, author: line } : values
}

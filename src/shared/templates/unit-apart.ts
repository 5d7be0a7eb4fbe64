import type { Facts } from '#shared/designs/facts'
import type { Scene } from '#shared/scene/scene'

/** "9.5" and "billion", "$9.5" and "billion": digits with their signs, then words. A range of two amounts is neither. */
const digitsThenWords = /^([^\p{L}]*\p{N}[^\p{L}]*?)\s*(\p{L}[^\p{N}]*)$/u

/** Where a page sets the unit apart, the number's words leave its digits; a mere sign such as % stays with them. */
export function withUnitApart({ layers }: Scene, values: Facts): Facts {
  const [, digits, unit] = digitsThenWords.exec(values.number?.trim() ?? '') ?? []
  const hasPlace = layers.some(({ field }) => field === 'unit')
  return hasPlace && digits && unit ? { ...values, number: digits, unit } : values
}

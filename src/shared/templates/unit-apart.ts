import type { Facts } from '#shared/designs/facts'
import type { Scene } from '#shared/scene/scene'

/** Where a page sets the unit apart, the number's words leave its digits; a mere sign such as % stays with them. */
export function withUnitApart({ layers }: Scene, values: Facts): Facts {
  const { digits, unit } = digitsThenWords(values.number?.trim() ?? '')
  const hasPlace = layers.some(({ field }) => field === 'unit')
  return hasPlace && digits && unit ? { ...values, number: digits, unit } : values
}

/** "9.5" and "billion", "$9.5" and "billion": digits with their signs, then words. A range of two amounts is neither. */
function digitsThenWords(text: string): { digits?: string; unit?: string } {
  const at = text.search(/\p{L}/u)
  const [digits, unit] = [text.slice(0, at).trimEnd(), text.slice(at)]
  return at > 0 && /\p{N}/u.test(digits) && !/\p{N}/u.test(unit) ? { digits, unit } : {}
}

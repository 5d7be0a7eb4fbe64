import type { TemplateDesign } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import { headline } from '#shared/designs/headline'
import { designs } from './built-in.ts'

/** Every design that these facts can fill, the most telling first. Without any fact there is the headline. */
export function suitingDesigns(facts: Facts): readonly [TemplateDesign, ...TemplateDesign[]] {
  const [first = headline, ...others] = designs.filter(({ needs }) => needs?.(facts))
  return [first, ...others]
}

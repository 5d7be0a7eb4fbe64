import { designs } from './built-in.ts'
import { headline } from './designs/headline.ts'
import type { Facts } from './fill-template.ts'
import type { TemplateDesign } from './template-design.ts'

/** Every design that these facts can fill, the most telling first. Without any fact there is the headline. */
export function suitingDesigns(facts: Facts): readonly [TemplateDesign, ...TemplateDesign[]] {
  const [first = headline, ...others] = designs.filter(({ needs }) => needs?.(facts))
  return [first, ...others]
}

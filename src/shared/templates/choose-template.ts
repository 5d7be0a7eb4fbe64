import { documentOf, type Format, formatSizes, type TemplateDesign } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import { headline } from '#shared/designs/headline'
import { designs } from './built-in.ts'

/** Every design that these facts can fill, the most telling first. Without any fact there is the headline. */
export function suitingDesigns(facts: Facts): readonly [TemplateDesign, ...TemplateDesign[]] {
  const [first = headline, ...others] = designs.filter(({ needs }) => needs?.(facts))
  return [first, ...others]
}

/** The formats of a design, with a post's default first: tall for content that is read down or swiped. */
export function formatsFor(design: TemplateDesign): readonly Format[] {
  const formats = (Object.keys(formatSizes) as Format[]).filter((format) => design.formats[format])
  const [usual] = Object.keys(design.formats) as Format[]
  const first = design.formats.portrait && isReadDown(design) ? 'portrait' : usual
  return formats.toSorted((one, other) => Number(other === first) - Number(one === first))
}

function isReadDown(design: TemplateDesign): boolean {
  const { pages } = documentOf(design)
  const rows = pages.flatMap(({ layers }) => layers.filter(({ field }) => /^(?:point|event)\d/u.test(field ?? '')))
  return pages.length > 1 || rows.length > 2
}

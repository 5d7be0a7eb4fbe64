import type { Facts } from './fill-template.ts'

/** The built-in templates that say nothing but what a post says; the others ask for more, such as a value for each bar. */
export const fillableTemplates = [
  'key-number',
  'quote',
  'points',
  'headline-image',
  'headline',
  'portrait',
  'carousel',
] as const
export type FillableTemplate = (typeof fillableTemplates)[number]

const needs: Readonly<Record<FillableTemplate, (facts: Facts) => boolean>> = {
  'key-number': ({ number, numberLabel }) => Boolean(number && numberLabel),
  quote: ({ quote }) => Boolean(quote),
  points: (facts) => countPoints(facts) >= 3,
  'headline-image': ({ title, image }) => Boolean(title && image),
  headline: ({ title }) => Boolean(title),
  portrait: (facts) => Boolean(facts.title) && countPoints(facts) >= 2,
  carousel: (facts) => Boolean(facts.title) && countPoints(facts) >= 2,
}

/** Every template that these facts can fill, the most telling first. Without any fact there is the headline. */
export function suitingTemplates(facts: Facts): readonly FillableTemplate[] {
  const suiting = fillableTemplates.filter((key) => needs[key](facts))
  return suiting.length > 0 ? suiting : ['headline']
}

export function chooseTemplate(facts: Facts): FillableTemplate {
  return suitingTemplates(facts)[0] ?? 'headline'
}

function countPoints(facts: Facts): number {
  return [facts.point1, facts.point2, facts.point3, facts.point4].filter(Boolean).length
}

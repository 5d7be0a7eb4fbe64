import { onePage, type Place, rectangle, text, words } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { pointRows } from './point-rows.ts'
import { foot, lettering, minFoot, press } from './typography.ts'

const paper = '#f4ecdf'
const ink = '#1d1712'
const red = '#b0281c'
const sample = 'Your headline goes here, tall enough for a phone'

const rows = pointRows(
  ['The first thing to know', 'The second thing to know', 'The third thing to know'],
  ({ number, place: [x, y, width, height], fontSize, groupId, point }) => {
    const left = x + fontSize * 1.75
    const figure = lettering(press.body, fontSize * 2, 300, red, 1.1)
    const figurePlace: Place = [x, y - fontSize * 0.3, fontSize * 1.5, fontSize * 2.2]
    return [
      words(`Number ${number}`, figurePlace, `${number}`, figure, { groupId }),
      point([left, y, x + width - left, height], lettering(press.body, fontSize, 600, ink, 1.14)),
    ]
  },
)

/** A page of a magazine: a headline in serif letters, and thin numerals that lead from point to point. */
export const portrait: TemplateDesign = {
  key: 'portrait',
  name: 'Headline with Points',
  description: 'Set like a page of a magazine: a large headline and up to three numbered points.',
  category: 'news',
  needs: (facts) => Boolean(facts.title) && countPoints(facts) >= 2,
  formats: {
    portrait: onePage('portrait', formatSizes.portrait, paper, [
      rectangle('Rule, head', [80, 80, 920, 12], ink),
      text('Headline', [80, 120, 920, 440], sample, lettering(press.heading, 104, 800, ink), { field: 'title' }),
      ...rows([80, 632, 920, 150], 184, 54),
      ...foot('portrait', { families: press, source: red, date: ink }),
    ]),
    landscape: onePage('portrait-landscape', formatSizes.landscape, paper, [
      rectangle('Rule, head', [64, 56, 1072, 12], ink),
      ...headlineColumn({
        families: press,
        fontSize: 60,
        headline: ink,
        source: red,
        fine: ink,
        sample,
        width: 428,
        top: 88,
      }),
      ...rows([548, 98, 588, 124], 164, 48),
    ]),
  },
  roomier: {
    landscape: onePage('portrait-landscape', formatSizes.landscape, paper, [
      rectangle('Rule, head', [64, 56, 1072, 10], ink),
      text('Headline', [64, 84, 1072, 104], sample, lettering(press.heading, 48, 800, ink, 1.08), { field: 'title' }),
      ...rows([64, 204, 1072, 102], 108, 46),
      text('Posted by', [64, 527, 500, 60], 'Your name', fine(600, ink), { field: 'signature' }),
      text('Source', [600, 527, 536, 60], 'Name of the source', fine(600, red, 'right'), { field: 'source' }),
    ]),
  },
}

/** The text at the foot, vertically centred in its line. */
function fine(weight: number, color: string, textAlign: 'left' | 'right' = 'left') {
  const look = lettering(press.body, minFoot.landscape, weight, color)
  return { ...look, textAlign, verticalAlign: 'middle' } as const
}

import { circle, type Draft, onePage, type Place, rectangle, sign, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { foot, lettering, minFoot, poster } from './typography.ts'

const mist = '#e8e6f0'
const ash = '#77738c'
const slate = '#4b475c'
const violet = '#33189c'
const mint = '#8ff0c4'
const white = '#ffffff'

/** The myth is quiet, the fact is loud. Cross and tick say which is which in every language. */
export const mythFact: TemplateDesign = {
  key: 'myth-fact',
  name: 'Myth and Fact',
  description: 'What many believe, and below it what is true.',
  category: 'comparison',
  needs: ({ myth, fact }) => Boolean(myth && fact),
  formats: {
    portrait: onePage('myth-fact', formatSizes.portrait, mist, [
      rectangle('Field of the fact', [0, 540, 1080, 810], violet),
      ...mark('cross', [80, 80, 116, 116], ash, mist),
      said('myth', [80, 226, 920, 262], 68, 500, slate),
      ...mark('tick', [80, 614, 116, 116], mint, violet),
      said('fact', [80, 764, 920, 390], 96, 800, white),
      ...foot('portrait', { families: poster, source: mint, date: white }),
    ]),
    landscape: onePage('myth-fact-landscape', formatSizes.landscape, mist, [
      rectangle('Field of the fact', [500, 0, 700, 627], violet),
      ...mark('cross', [64, 64, 88, 88], ash, mist),
      said('myth', [64, 182, 380, 380], 54, 500, slate),
      ...mark('tick', [564, 64, 88, 88], mint, violet),
      said('fact', [564, 182, 572, 290], 66, 800, white),
      text('Source', [564, 498, 572, 40], 'Name of the source', fine(600, mint), { field: 'source' }),
      text('Date', [564, 538, 572, 40], 'Date', fine(400, white), { field: 'date' }),
    ]),
  },
}

function fine(weight: number, color: string) {
  return lettering(poster.body, minFoot.landscape, weight, color, 1.25)
}

function said(field: 'myth' | 'fact', place: Place, fontSize: number, weight: number, color: string): Draft {
  const sample = field === 'myth' ? 'What many people believe' : 'What is true, in one strong sentence'
  const name = field === 'myth' ? 'Myth' : 'Fact'
  return text(name, place, sample, lettering(poster.heading, fontSize, weight, color, 1.12), { field })
}

function mark(kind: 'cross' | 'tick', place: Place, fill: string, color: string): Draft[] {
  const name = kind === 'cross' ? 'Cross' : 'Tick'
  return [circle(`Disc of the ${kind}`, place, fill), sign(kind, name, place, color)]
}

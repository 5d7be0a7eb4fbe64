import type { SceneDocument, TextData } from '#shared/scene/scene'
import { type Draft, onePage, type Place, rectangle, text } from './build.ts'
import { type Format, formatSizes, type TemplateDesign } from './design.ts'
import { foot, large, minFoot, minText, poster } from './typography.ts'

const forest = '#0e3b2c'
const lime = '#d5f06a'
const pale = '#f1f5e6'
const moss = '#3f5a2a'

const figures = [
  { number: 'number', label: 'numberLabel' },
  { number: 'number2', label: 'numberLabel2' },
  { number: 'number3', label: 'numberLabel3' },
] as const
/** The digits' colour for each figure, matching its band from dark to light. */
const inks = [lime, forest, moss] as const
const labelInks = [pale, forest, forest] as const

/** Where three bands leave little height. */
const small = { fontFamily: poster.body, fontSize: minFoot.landscape, fontWeight: 600, lineHeight: 1.3 }
const lastLine: readonly Draft[] = [
  text(
    'Posted by',
    [64, 532, 460, 68],
    'Your name',
    { ...small, color: forest, verticalAlign: 'middle' },
    { field: 'signature' },
  ),
  text(
    'Source',
    [540, 545, 596, 42],
    'Name of the source',
    { ...small, textAlign: 'right', color: moss },
    { field: 'source' },
  ),
]

/** Three bands of colour with a figure each, for quick comparison. */
export const keyFigures: TemplateDesign = {
  key: 'key-figures',
  name: 'Key Figures',
  description: 'Three figures on three bands of colour, each with what it counts.',
  category: 'news',
  needs: (facts) => figures.every(({ number, label }) => Boolean(facts[number] && facts[label])),
  formats: {
    portrait: bands(
      'key-figures',
      'portrait',
      {
        band: 376,
        digits: 172,
        number: [72, 36, 936, 172],
        label: [80, 216, 920, 140],
        align: ['bottom', 'top'],
      },
      foot('portrait', { families: poster, source: forest, date: moss }),
    ),
    landscape: bands(
      'key-figures-wide',
      'landscape',
      {
        band: 168,
        digits: 120,
        number: [58, 18, 462, 132],
        label: [548, 8, 588, 152],
        align: ['middle', 'middle'],
      },
      lastLine,
    ),
  },
}

interface Plan {
  /** The height of one. */
  readonly band: number
  readonly digits: number
  /** Within its band. */
  readonly number: Place
  readonly label: Place
  /** Of number and label. */
  readonly align: readonly [TextData['verticalAlign'], TextData['verticalAlign']]
}

function bands(id: string, format: Format, plan: Plan, foot: readonly Draft[]): SceneDocument {
  const [width] = formatSizes[format]
  return onePage(id, formatSizes[format], pale, [
    rectangle('Band, first', [0, 0, width, plan.band], forest),
    rectangle('Band, second', [0, plan.band, width, plan.band], lime),
    ...figures.flatMap((_, index) => figure(format, index, plan)),
    ...foot,
  ])
}

function figure(format: Format, index: number, { band, digits, number, label, align }: Plan): Draft[] {
  const fields = figures[index]
  const groupId = `figure-${index + 1}`
  const shifted = ([x, y, width, height]: Place): Place => [x, y + index * band, width, height]
  const look = {
    ...large(poster.heading, digits, { fontWeight: 800, lineHeight: 1, letterSpacing: -0.04, verticalAlign: align[0] }),
  }
  return [
    text(
      `Number ${index + 1}`,
      shifted(number),
      '00 %',
      { ...look, color: inks[index] ?? forest },
      { field: fields?.number ?? 'number', groupId },
    ),
    text(
      `What number ${index + 1} counts`,
      shifted(label),
      'What this number counts',
      {
        fontFamily: poster.body,
        fontSize: minText[format],
        fontWeight: 600,
        lineHeight: 1.12,
        verticalAlign: align[1],
        color: labelInks[index] ?? forest,
      },
      { field: fields?.label ?? 'numberLabel', groupId },
    ),
  ]
}

import { globeIcon } from '#shared/scene/globe-icon'
import type { Box, PlaceholderLayer } from '#shared/scene/scene'
import type { MeasureWords, Part, PictureState } from '../layer/parts.ts'
import { standInParts } from '../layer/stand-in.ts'
import { missingImageIcon } from '../layer/stand-in-icons.ts'
import { standInTexts } from '../layer/stand-in-texts.ts'

const colours = {
  bar: '#e9ecf1',
  edge: '#c9d0da',
  page: '#ffffff',
  pill: '#ffffff',
  title: '#1f2937',
  address: '#667085',
  phone: '#111827',
  dots: ['#ff5f57', '#febc2e', '#28c840'],
}

/** The picture's place and all around it: a browser window, or a phone. */
export function placeholderParts(layer: PlaceholderLayer, picture: PictureState, measure: MeasureWords): Part[] {
  return layer.data.placeholderConfig.viewportType === 'mobile'
    ? phoneParts(layer, picture, measure)
    : windowParts(layer, picture, measure)
}

/** How round the outside of the frame is: its shadow has the same corners. */
export function placeholderRadius({ data, width, height }: PlaceholderLayer): number {
  return data.placeholderConfig.viewportType === 'mobile'
    ? Math.min(width, height) * 0.13
    : barHeight(width, height) * 0.3
}

function windowParts(layer: PlaceholderLayer, picture: PictureState, measure: MeasureWords): Part[] {
  const { width, height } = layer
  const radius = placeholderRadius(layer)
  const bar = barHeight(width, height)
  const unit = bar / 36
  const frame = { x: 0, y: 0, width, height }
  const page = { x: 0, y: bar, width, height: height - bar }
  const pill = { x: 78 * unit, y: 7 * unit, width: Math.max(width - 94 * unit, 0), height: 22 * unit }
  const dots = colours.dots.map((fill, index): Part => {
    const size = 11 * unit
    const box = { x: (14 + index * 18) * unit, y: (bar - size) / 2, width: size, height: size }
    return { kind: 'panel', box, radius: size / 2, fill }
  })
  const edge = { color: colours.edge, width: Math.max(unit, 0.5), dash: [] }

  return [
    { kind: 'panel', box: frame, radius, fill: colours.bar },
    ...dots,
    ...pillParts(layer, pill, unit, measure),
    ...pageParts(layer, page, { box: frame, radius }, picture, measure),
    { kind: 'panel', box: frame, radius, stroke: edge },
  ]
}

function phoneParts(layer: PlaceholderLayer, picture: PictureState, measure: MeasureWords): Part[] {
  const { width, height } = layer
  const radius = placeholderRadius(layer)
  const bezel = Math.min(width, height) * 0.035
  const screen = { x: bezel, y: bezel, width: width - bezel * 2, height: height - bezel * 2 }
  const within = { box: screen, radius: radius - bezel }
  const unit = Math.min(screen.width / 240, screen.height / 160)
  const head = hasWords(layer) ? 62 * unit : 34 * unit
  const page = { ...screen, y: screen.y + head, height: screen.height - head }
  const island = { x: width / 2 - 32 * unit, y: bezel + 9 * unit, width: 64 * unit, height: 16 * unit }
  const pill = { x: bezel + 14 * unit, y: bezel + 34 * unit, width: screen.width - 28 * unit, height: 22 * unit }

  return [
    { kind: 'panel', box: { x: 0, y: 0, width, height }, radius, fill: colours.phone },
    { kind: 'panel', box: screen, radius: within.radius, fill: colours.bar },
    { kind: 'panel', box: island, radius: island.height / 2, fill: colours.phone },
    ...(hasWords(layer) ? pillParts(layer, pill, unit, measure) : []),
    ...pageParts(layer, page, within, picture, measure),
  ]
}

/** The screenshot, or a blank page that says which one is missing. */
function pageParts(
  { data }: PlaceholderLayer,
  page: Box,
  within: { box: Box; radius: number },
  picture: PictureState,
  measure: MeasureWords,
): Part[] {
  const blank: Part = { kind: 'blank', box: page, within, fill: colours.page }
  if (picture === 'ready') return [blank, { kind: 'picture', src: data.placeholderConfig.src, box: page, within }]
  if (picture === 'loading') return [blank]
  if (picture === 'missing') return [blank, ...standInParts(page, missingImageIcon, standInTexts().missing, measure)]
  return [blank, ...standInParts(page, globeIcon, standInTexts().screenshot, measure)]
}

/** The title first, then the address, both clipped to the pill. */
function pillParts({ data }: PlaceholderLayer, box: Box, unit: number, measure: MeasureWords): Part[] {
  const { title, address } = data.placeholderConfig
  const fontSize = 12 * unit
  const baseline = box.y + box.height / 2 + fontSize * 0.36
  const start = box.x + 11 * unit
  const room = box.width - 22 * unit

  const shownTitle = fitWords(title, room, (text) => measure(text, fontSize, 600))
  const titleWidth = shownTitle === '' ? 0 : measure(shownTitle, fontSize, 600) + 8 * unit
  const shownAddress = fitWords(address, room - titleWidth, (text) => measure(text, fontSize, 400))
  const words: Part[] = [
    { kind: 'words', text: shownTitle, x: start, baseline, fontSize, fontWeight: 600, color: colours.title },
    {
      kind: 'words',
      text: shownAddress,
      x: start + titleWidth,
      baseline,
      fontSize,
      fontWeight: 400,
      color: colours.address,
    },
  ]
  return [
    { kind: 'panel', box, radius: box.height / 2, fill: colours.pill },
    ...words.filter((part) => part.kind === 'words' && part.text !== ''),
  ]
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The text, or as much as fits before an ellipsis; nothing if only a few letters would fit. */
function fitWords(text: string, room: number, widthOf: (text: string) => number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  if (line === '' || widthOf(line) <= room) return line
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  let [fitting, tooLong] = [0, letters.length]
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= room) fitting = middle
    else tooLong = middle
  }
  return fitting < 3 ? '' : `${letters.slice(0, fitting).join('').trimEnd()}…`
}

function hasWords({ data }: PlaceholderLayer): boolean {
  return data.placeholderConfig.title !== '' || data.placeholderConfig.address !== ''
}

function barHeight(width: number, height: number): number {
  return Math.min(Math.max(Math.min(width * 0.075, height * 0.14), 12), 72, height / 2)
}

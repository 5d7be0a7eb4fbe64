import { canvasLimits } from '#shared/rules/canvas'
import { fontFamilyPattern, fontLimits, fontWeights } from '#shared/rules/fonts'
import { languageIds } from '#shared/rules/languages'
import { defaultChart } from './chart-layer.ts'
import { iconFamily } from './icon-layer.ts'
import { findIcon } from './icons.ts'
import { emptyImage } from './image-layer.ts'
import type { LayerOf } from './layer-kind.ts'
import { defaultQr } from './qr-layer.ts'
import { readIconNodes } from './read-icon-nodes.ts'
import {
  orElse,
  type Reader,
  readChoice,
  readColour,
  readList,
  readNumber,
  readObject,
  readSource,
  readText,
  refuse,
} from './read-values.ts'
import {
  type ChartData,
  type ChartItem,
  chartTypes,
  frameShapes,
  type Gradient,
  type GradientStop,
  type IconData,
  type ImageData,
  type LayerType,
  lineCaps,
  type PictureAdjustments,
  type PlaceholderData,
  type QrData,
  type Scrim,
  type ShapeData,
  scrimSides,
  type TextData,
  type TextRun,
} from './scene.ts'
import { defaultShape } from './shape-layer.ts'
import { defaultText, withoutLines } from './text-layer.ts'
import { tidyRuns, withRuns } from './text-runs.ts'

/** The `data` of each type of layer: its fields, their allowed values and defaults. */

const readLength = readNumber(0, 100_000)
const readTextOfLayer = readText(canvasLimits.textCharacters)

const readGradient = readObject<Gradient>({
  type: readChoice(['linear', 'radial']),
  angle: orElse(readNumber(-1_000_000, 1_000_000), 0),
  colors: readStops,
})

const readViewport = readObject<PlaceholderData['placeholderConfig']>({
  viewportType: orElse(readChoice(['desktop', 'mobile']), 'desktop'),
  title: orElse(readText(500), ''),
  address: orElse(readText(4_000), ''),
  src: orElse(readSource, ''),
})

const readChartItem = readObject<ChartItem>({
  label: orElse(readText(200), ''),
  value: readNumber(-1e15, 1e15),
  display: orElse(readText(60), ''),
})

const readPlace = readNumber(0, canvasLimits.textCharacters)
const readRun = readObject<TextRun>({
  start: readPlace,
  end: readPlace,
  fontWeight: orElse(readWeight, undefined),
  fontStyle: orElse(readChoice(['normal', 'italic']), undefined),
  color: orElse(readColour, undefined),
  highlight: orElse(readColour, undefined),
})

const readShift = orElse(readNumber(-100, 100), 0)
const readAdjustments = readObject<PictureAdjustments>({
  brightness: readShift,
  contrast: readShift,
  saturation: readShift,
  blur: orElse(readNumber(0, 100), 0),
  duotone: orElse(
    readObject<NonNullable<PictureAdjustments['duotone']>>({ dark: readColour, light: readColour }),
    undefined,
  ),
})

export const dataReaders = {
  text: withTrueParts(
    readObject<TextData>({
      text: readTextOfLayer,
      fontFamily: orElse(readFamily, defaultText.fontFamily),
      fontSize: orElse(readNumber(0.01, 10_000), defaultText.fontSize),
      fontWeight: orElse(readWeight, defaultText.fontWeight),
      fontStyle: orElse(readChoice(['normal', 'italic']), defaultText.fontStyle),
      color: orElse(readColour, defaultText.color),
      textAlign: orElse(readChoice(['left', 'center', 'right']), defaultText.textAlign),
      lineHeight: orElse(readNumber(0, 100), defaultText.lineHeight),
      growsTo: orElse(readNumber(1, 100_000), undefined),
      isSample: orElse(readMark, undefined),
      lines: orElse(readList(readTextOfLayer, canvasLimits.textCharacters), undefined),
      runs: orElse(readList(readRun, canvasLimits.textRuns), undefined),
      letterSpacing: orElse(readNumber(-1, 5), undefined),
      textCase: orElse(readChoice(['upper']), undefined),
      list: orElse(readChoice(['bullets', 'numbers']), undefined),
      verticalAlign: orElse(readChoice(['top', 'middle', 'bottom']), undefined),
      autoFit: orElse(readMark, undefined),
      hyphenation: orElse(readChoice(languageIds), undefined),
    }),
  ),
  shape: readObject<ShapeData>({
    shapeType: readChoice(['rectangle', 'circle', 'triangle', 'line']),
    startCap: orElse(readChoice(lineCaps), undefined),
    endCap: orElse(readChoice(lineCaps), undefined),
    fill: orElse(readFill, defaultShape.fill),
    stroke: orElse(readPaint, defaultShape.stroke),
    strokeWidth: orElse(readLength, defaultShape.strokeWidth),
    strokeDashArray: orElse(readList(readLength, 16), defaultShape.strokeDashArray),
    cornerRadius: orElse(readLength, defaultShape.cornerRadius),
  }),
  image: readObject<ImageData>({
    src: orElse(readSource, ''),
    originalSrc: orElse(readSource, ''),
    cropX: orElse(readLength, emptyImage.cropX),
    cropY: orElse(readLength, emptyImage.cropY),
    cropWidth: orElse(readLength, emptyImage.cropWidth),
    cropHeight: orElse(readLength, emptyImage.cropHeight),
    fit: orElse(readChoice(['cover', 'contain', 'fill']), emptyImage.fit),
    cornerRadius: orElse(readLength, emptyImage.cornerRadius),
    shape: orElse(readChoice(frameShapes), undefined),
    border: orElse(readObject<NonNullable<ImageData['border']>>({ color: readColour, width: readLength }), undefined),
    adjust: orElse(readAdjustments, undefined),
    scrim: orElse(
      readObject<Scrim>({ side: readChoice(scrimSides), color: readColour, strength: readNumber(0, 1) }),
      undefined,
    ),
  }),
  icon: withDrawing(
    readObject<Omit<IconData, 'nodes'> & Partial<IconData>>({
      iconName: readText(100),
      iconFamily: orElse(readText(100), iconFamily),
      color: orElse(readColour, '#000000'),
      nodes: orElse(readIconNodes, undefined),
    }),
  ),
  chart: withKnownHighlight(
    readObject<ChartData>({
      chartType: orElse(readChoice(chartTypes), defaultChart.chartType),
      items: readList(readChartItem, canvasLimits.chartItems),
      color: orElse(readColour, defaultChart.color),
      highlight: orElse(readNumber(0, canvasLimits.chartItems), undefined),
      highlightColor: orElse(readColour, undefined),
      labelColor: orElse(readColour, defaultChart.labelColor),
      fontFamily: orElse(readFamily, defaultChart.fontFamily),
      fontSize: orElse(readNumber(0.01, 10_000), defaultChart.fontSize),
      isSample: orElse(readMark, undefined),
    }),
  ),
  qr: readObject<QrData>({
    text: orElse(readText(canvasLimits.qrCharacters), defaultQr.text),
    color: orElse(readColour, defaultQr.color),
    background: orElse(readColour, defaultQr.background),
  }),
  placeholder: readObject<PlaceholderData>({
    placeholderType: orElse(readChoice(['website-screenshot']), 'website-screenshot'),
    placeholderConfig: (value, place) => readViewport(value ?? {}, place),
  }),
} as const satisfies { readonly [Type in LayerType]: Reader<LayerOf<Type>['data']> }

/** A flag that is stored only if true. */
function readMark(value: unknown, place: string): true {
  return value === true ? value : refuse(place, 'be true')
}

/** Drops lines that do not match the text, so that a drawing always shows the text itself; cuts runs to the text. */
function withTrueParts(read: Reader<TextData>): Reader<TextData> {
  const letters = (text: string) => text.replace(/\s+/g, '')
  return (value, place) => {
    const data = withRuns(read(value, place), (runs, { text }) => tidyRuns(runs, text.length))
    if (!data.lines || letters(data.lines.join('')) === letters(data.text)) return data
    return withoutLines(data)
  }
}

/** A highlight without an item is dropped. */
function withKnownHighlight(read: Reader<ChartData>): Reader<ChartData> {
  return (value, place) => {
    const data = read(value, place)
    if (data.highlight === undefined || data.items[data.highlight]) return data
    const { highlight: _, ...rest } = data
    return rest
  }
}

/** The specification's form names the icon only; one that we do not know stays empty. */
function withDrawing(read: Reader<Omit<IconData, 'nodes'> & Partial<IconData>>): Reader<IconData> {
  return (value, place) => {
    const data = read(value, place)
    return { ...data, nodes: data.nodes ?? findIcon(data.iconName)?.nodes ?? [] }
  }
}

/** Any valid family name: whether the font exists and is the owner's is decided when drawing. */
function readFamily(value: unknown, place: string): string {
  const family = readText(fontLimits.familyCharacters)(value, place)
  return fontFamilyPattern.test(family) ? family : refuse(place, 'be the name of a font family')
}

/** The nearest of the weights on offer, of two as near the lighter. Also in words or as a text, as CSS writes it. */
function readWeight(value: unknown, place: string): number {
  const named = value === 'normal' ? 400 : value === 'bold' ? 700 : value
  const weight = readNumber(1, 1_000)(typeof named === 'string' ? Number.parseFloat(named) : named, place)
  const [nearest] = fontWeights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))
  return nearest ?? defaultText.fontWeight
}

function readFill(value: unknown, place: string): ShapeData['fill'] {
  return typeof value === 'object' ? readGradient(value, place) : readPaint(value, place)
}

/** Other editors write no colour in two more ways. */
function readPaint(value: unknown, place: string): string {
  return value === '' || value === 'none' ? 'transparent' : readColour(value, place)
}

function readStops(value: unknown, place: string): GradientStop[] {
  const stops = readList(readObject<GradientStop>({ color: readColour, stop: readNumber(0, 1) }), 32)(value, place)
  return stops.length > 0 ? stops : refuse(place, 'hold at least one colour')
}

import { fontFamilyNames } from '#shared/rules/fonts'
import { newChartLayer } from '#shared/scene/chart-layer'
import { createScene } from '#shared/scene/create'
import { addLayers } from '#shared/scene/edit'
import { newIconLayer } from '#shared/scene/icon-layer'
import { getIcon } from '#shared/scene/icons'
import { newImageLayer } from '#shared/scene/image-layer'
import { newPlaceholderLayer } from '#shared/scene/placeholder-layer'
import { newQrLayer } from '#shared/scene/qr-layer'
import type { ChartData, Layer, Scene, TextLayer } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'

/** A page with one of everything that has its own drawing code. */

export const variedSize = { width: 800, height: 800 } as const

const shadow = { enabled: true, offsetX: 8, offsetY: 10, blur: 14, spread: 4, color: '#101828', opacity: 0.5 }
const empty = createScene('page', variedSize)

function text(id: string, words: string, [x, y]: readonly [number, number], data: Partial<TextLayer['data']>): Layer {
  const layer = newTextLayer(empty, id, words)
  const height = (data.fontSize ?? 24) * (data.lineHeight ?? 1.4)
  return { ...layer, name: id, x, y, width: 360, height, data: { ...layer.data, ...data } }
}

const figures = [
  { label: 'Harbour', value: 62, display: '62 %' },
  { label: 'Rail', value: 27, display: '27 %' },
  { label: 'Road', value: 11, display: '11 %' },
]

/** In a row at the foot of the page: layers whose drawing code is loaded only when a visual has them. */
function drawnOnDemand(picture: string): Layer[] {
  const chart = (chartType: ChartData['chartType'], [x, width]: readonly [number, number]): Layer => {
    const layer = newChartLayer(empty, chartType, figures)
    const data = { ...layer.data, chartType, fontSize: 18 }
    return { ...layer, name: `${chartType} chart`, x, y: 610, width, height: 170, data }
  }
  const qr = newQrLayer(empty, 'qr')
  const image = newImageLayer(empty, 'framed', { src: picture, width: 240, height: 160 })
  const adjust = { brightness: 10, contrast: 15, saturation: -100, blur: 0 }
  const scrim = { side: 'bottom', color: '#0f172a', strength: 0.6 } as const
  return [
    chart('bar', [20, 180]),
    chart('line', [220, 180]),
    chart('donut', [420, 120]),
    { ...qr, x: 560, y: 620, width: 90, height: 90, data: { ...qr.data, text: 'https://example.com/harbour' } },
    {
      ...image,
      name: 'Framed',
      x: 670,
      y: 620,
      width: 110,
      height: 140,
      data: { ...image.data, shape: 'arch', border: { color: '#d23c1e', width: 6 }, adjust, scrim },
    },
  ]
}

/** @param picture the address of one that is at least 300 by 200 */
export function variedScene(picture: string): Scene {
  const rectangle = newShapeLayer(empty, 'ground', 'rectangle')
  const circle = newShapeLayer(empty, 'circle', 'circle')
  const triangle = newShapeLayer(empty, 'triangle', 'triangle')
  const line = newShapeLayer(empty, 'line', 'line')
  const image = newImageLayer(empty, 'image', { src: picture, width: 240, height: 160 })
  const icon = newIconLayer(empty, 'icon', getIcon('Star'))
  const placeholder = newPlaceholderLayer(empty, 'placeholder')
  const linear = {
    type: 'linear',
    angle: 30,
    colors: [
      { color: '#fef3c7', stop: 0 },
      { color: '#93c5fd', stop: 1 },
    ],
  } as const
  const radial = {
    type: 'radial',
    angle: 0,
    colors: [
      { color: '#f97316', stop: 0 },
      { color: '#7c2d12', stop: 1 },
    ],
  } as const
  const white = { ...empty, settings: { ...empty.settings, backgroundColor: '#ffffff' } }
  return addLayers(white, [
    {
      ...rectangle,
      x: 20,
      y: 20,
      width: 400,
      height: 560,
      data: { ...rectangle.data, fill: linear, cornerRadius: 24 },
    },
    { ...circle, x: 450, y: 30, width: 140, height: 120, shadow, data: { ...circle.data, fill: radial } },
    {
      ...triangle,
      x: 630,
      y: 40,
      width: 120,
      height: 110,
      rotation: 15,
      shadow: { ...shadow, blur: 0 },
      data: { ...triangle.data, fill: '#10b98180', stroke: '#064e3b', strokeWidth: 5, strokeDashArray: [12, 6] },
    },
    { ...line, x: 450, y: 170, width: 300, height: 20, rotation: -4 },
    {
      ...image,
      x: 450,
      y: 210,
      rotation: 6,
      shadow,
      data: { ...image.data, cropX: 40, cropY: 20, cropWidth: 240, cropHeight: 160, cornerRadius: 18 },
    },
    { ...icon, x: 710, y: 220, width: 64, height: 64, opacity: 0.7 },
    {
      ...placeholder,
      x: 450,
      y: 400,
      data: {
        ...placeholder.data,
        placeholderConfig: {
          ...placeholder.data.placeholderConfig,
          title: 'Harbour',
          address: 'https://example.com/a',
        },
      },
    },
    text('Inter', 'Ships no longer wait', [40, 40], { fontSize: 34, fontWeight: 700 }),
    text('Playfair', 'Half the berths, twice the ships', [40, 110], { fontFamily: 'Playfair Display', fontSize: 22 }),
    text('Merriweather', 'Said the harbour master', [40, 170], {
      fontFamily: 'Merriweather',
      fontStyle: 'italic',
      fontSize: 26,
      textAlign: 'center',
      color: '#7c2d12',
    }),
    text('Fira', 'const ships = 1200', [40, 240], { fontFamily: 'Fira Code', fontSize: 24, lineHeight: 1.8 }),
    {
      ...text('Poppins', '40 %', [40, 320], { fontFamily: 'Poppins', fontWeight: 800, fontSize: 90, lineHeight: 1 }),
      shadow,
    },
    { ...text('Lato', 'A turned line of words', [40, 470], { fontFamily: 'Lato', fontSize: 28 }), rotation: -7 },
    ...drawnOnDemand(picture),
  ])
}

/**
 * A text of two lines in every family, in red on white, so that its letters are distinguishable from everything else.
 */
export function textScene(): Scene {
  const settings = { ...empty.settings, backgroundColor: '#ffffff', gridEnabled: false }
  const texts = fontFamilyNames.map((fontFamily, at) => {
    const place = [at < 5 ? 30 : 420, 20 + (at % 5) * 116] as const
    const fontSize = 19 + at * 1.5
    const textAlign = (['left', 'center', 'right'] as const)[at % 3] ?? 'left'
    const layer = text(fontFamily, 'Ships wait no longer at sea today', place, { fontFamily, fontSize, textAlign })
    return { ...layer, data: { ...layer.data, color: '#d00000' }, width: 320, height: fontSize * 2.8 } as Layer
  })
  return addLayers({ ...empty, settings }, texts)
}

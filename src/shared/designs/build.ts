import { defaultChart } from '#shared/scene/chart-layer'
import { plainState } from '#shared/scene/create'
import { iconFamily, newIconLayer } from '#shared/scene/icon-layer'
import { getIcon } from '#shared/scene/icons'
import { emptyImage } from '#shared/scene/image-layer'
import type {
  Box,
  ChartItem,
  ChartLayer,
  Field,
  IconLayer,
  IconNode,
  ImageLayer,
  Layer,
  Scene,
  SceneDocument,
  ShapeLayer,
  TextLayer,
} from '#shared/scene/scene'
import { defaultShape } from '#shared/scene/shape-layer'
import { defaultText } from '#shared/scene/text-layer'

/** Short forms for template code: a page is a list of layers, bottom first. */

/** A layer before its page assigns its id and its place in the order. */
export type Draft =
  | DraftOf<TextLayer>
  | DraftOf<ShapeLayer>
  | DraftOf<ImageLayer>
  | DraftOf<IconLayer>
  | DraftOf<ChartLayer>
type DraftOf<Of extends Layer> = Omit<Of, 'id' | 'zIndex'>

interface Belonging {
  readonly field?: Field
  readonly groupId?: string
}

/** x, y, width and height. */
export type Place = readonly [x: number, y: number, width: number, height: number]

/** The page takes the whole canvas; the ids of its layers start with `id`. */
export function page(
  id: string,
  size: readonly [width: number, height: number],
  color: string,
  drafts: readonly Draft[],
): Scene {
  return {
    id,
    settings: {
      width: size[0],
      height: size[1],
      backgroundColor: color,
      gridEnabled: false,
      gridSize: 20,
      snapToGrid: false,
      guides: [],
    },
    layers: drafts.map((draft, zIndex): Layer => ({ ...draft, id: `${id}-${zIndex + 1}`, zIndex })),
  }
}

export function onePage(
  id: string,
  size: readonly [number, number],
  color: string,
  drafts: readonly Draft[],
): SceneDocument {
  return { pages: [page(id, size, color, drafts)] }
}

/** Words to be replaced, by a post's or by hand. The place is their maximum; the sample may be shorter. */
export function text(
  name: string,
  place: Place,
  sample: string,
  look: Partial<TextLayer['data']>,
  belonging: Belonging = {},
): Draft {
  return words(name, place, sample, { ...look, isSample: true }, belonging)
}

/** Words that are part of the design. */
export function words(
  name: string,
  place: Place,
  said: string,
  look: Partial<TextLayer['data']>,
  belonging: Belonging = {},
): Draft {
  return { ...frame(name, place), ...belonging, type: 'text', data: { ...defaultText, ...look, text: said } }
}

export function rectangle(
  name: string,
  place: Place,
  fill: string,
  look: Partial<ShapeLayer['data']> = {},
  belonging: Belonging = {},
): Draft {
  return { ...frame(name, place), ...belonging, type: 'shape', data: { ...defaultShape, stroke: fill, ...look, fill } }
}

export function circle(name: string, place: Place, fill: string, belonging: Belonging = {}): Draft {
  return rectangle(name, place, fill, { shapeType: 'circle' }, belonging)
}

/** A picture frame, empty or filled. */
export function picture(
  name: string,
  place: Place,
  cornerRadius = 0,
  belonging: Belonging = { field: 'image' },
  src = '',
): Draft {
  return {
    ...frame(name, place),
    ...belonging,
    type: 'image',
    data: { ...emptyImage, src, originalSrc: src, cornerRadius },
  }
}

/** Figures to be replaced, by a post's or by hand. */
export function chart(
  name: string,
  place: Place,
  sample: readonly ChartItem[],
  look: Partial<ChartLayer['data']>,
  belonging: Belonging = { field: 'series' },
): Draft {
  const data = { ...defaultChart, ...look, items: sample, isSample: true } as const
  return { ...frame(name, place), ...belonging, type: 'chart', data }
}

/** @param name of one of the 24 icons */
export function icon(name: string, place: Place, color: string, belonging: Belonging = {}): Draft {
  const empty: Scene = page('icon', [place[2], place[3]], color, [])
  return {
    ...frame(name, place),
    ...belonging,
    type: 'icon',
    data: { ...newIconLayer(empty, name, getIcon(name)).data, color },
  }
}

/** Two strokes per line, side by side: as heavy as the bold type next to them. */
const signs = {
  tick: [['path', { d: 'M6.4 11.6 10.3 15.5 17.6 8.2V9.4L10.3 16.7 6.4 12.8Z' }]],
  cross: [
    ['path', { d: 'M7.4 8.4 15.6 16.6 16.6 15.6 8.4 7.4Z' }],
    ['path', { d: 'M15.6 7.4 7.4 15.6 8.4 16.6 16.6 8.4Z' }],
  ],
  arrow: [
    ['path', { d: 'M6 11.4H16.6V12.6H6Z' }],
    ['path', { d: 'M11.6 7H13L18 12 13 17H11.6L16.6 12Z' }],
  ],
} as const satisfies Readonly<Record<string, readonly IconNode[]>>

/** A heavy sign that needs no translation. */
export function sign(
  kind: keyof typeof signs,
  name: string,
  place: Place,
  color: string,
  belonging: Belonging = {},
): Draft {
  const data = { iconName: kind, iconFamily, color, nodes: signs[kind] }
  return { ...frame(name, place), ...belonging, type: 'icon', data }
}

function frame(name: string, [x, y, width, height]: Place) {
  const box: Box = { x, y, width, height }
  return { ...box, name, ...plainState }
}

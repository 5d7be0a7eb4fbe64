import type { Language } from '#shared/rules/languages'
import type { Constraints } from './constraints.ts'

/**
 * A visual as data. Everything here is immutable: a change makes a new scene that shares its unchanged parts, so `===`
 * detects changes. Lengths are canvas pixels, angles degrees clockwise, opacities 0 to 1, colours CSS colour strings.
 */

export interface Scene {
  /** Of the page within its document. */
  readonly id: string
  readonly settings: CanvasSettings
  /** Bottom first. `zIndex` rises along it and is never the same twice. */
  readonly layers: readonly Layer[]
}

/** What is edited and saved: one page, or the pages of a carousel, in their order. Never without a page. */
export interface SceneDocument {
  readonly pages: readonly Scene[]
}

export interface CanvasSettings {
  readonly width: number
  readonly height: number
  readonly backgroundColor: string
  readonly gridEnabled: boolean
  readonly gridSize: number
  readonly snapToGrid: boolean
  readonly guides: readonly Guide[]
  /** The author's description of the page for people who cannot see it. */
  readonly altText?: string
}

export interface Guide {
  /** A vertical guide has a position on the x axis. */
  readonly type: 'horizontal' | 'vertical'
  readonly position: number
  readonly color: string
}

export type Layer = TextLayer | ShapeLayer | ImageLayer | IconLayer | ChartLayer | QrLayer | PlaceholderLayer
export type LayerType = Layer['type']

interface LayerBase<Type extends string, Data> {
  readonly id: string
  readonly type: Type
  readonly name: string
  /** The top left corner before the rotation about the centre. */
  readonly x: number
  readonly y: number
  /** Above zero. */
  readonly width: number
  readonly height: number
  readonly rotation: number
  /** 1, or -1 for a mirrored layer: sizes are folded into width and height on loading. */
  readonly scaleX: 1 | -1
  readonly scaleY: 1 | -1
  readonly opacity: number
  readonly visible: boolean
  readonly locked: boolean
  readonly zIndex: number
  readonly data: Data
  readonly shadow: Shadow
  /** Layers of one group share it; groups hold no groups. */
  readonly groupId?: string
  /** What their group is called, on each of them. */
  readonly groupName?: string
  /** Which part of a post fills this layer of a template. */
  readonly field?: Field
  /** Position rules for other formats; inferred if missing. */
  readonly constraints?: Constraints
}

export type TextLayer = LayerBase<'text', TextData>
export type ShapeLayer = LayerBase<'shape', ShapeData>
export type ImageLayer = LayerBase<'image', ImageData>
export type IconLayer = LayerBase<'icon', IconData>
export type ChartLayer = LayerBase<'chart', ChartData>
export type QrLayer = LayerBase<'qr', QrData>
export type PlaceholderLayer = LayerBase<'placeholder', PlaceholderData>

export const fields = [
  'title',
  'quote',
  'number',
  'numberLabel',
  'source',
  'author',
  'date',
  'image',
  'point1',
  'point2',
  'point3',
  'point4',
  'point5',
  'point6',
  'question',
  'signature',
  'page',
  'role',
  'hook',
  'sourceTitle',
  'number2',
  'numberLabel2',
  'number3',
  'numberLabel3',
  'before',
  'beforeLabel',
  'after',
  'afterLabel',
  'myth',
  'fact',
  'when1',
  'when2',
  'when3',
  'when4',
  'when5',
  'event1',
  'event2',
  'event3',
  'event4',
  'event5',
  'eventDate',
  'place',
  'series',
  /** In visuals of earlier versions: a number now has its unit in its own text. */
  'unit',
] as const
export type Field = (typeof fields)[number]

export interface Shadow {
  readonly enabled: boolean
  readonly offsetX: number
  readonly offsetY: number
  readonly blur: number
  readonly spread: number
  readonly color: string
  readonly opacity: number
}

export interface TextData {
  readonly text: string
  readonly fontFamily: string
  readonly fontSize: number
  readonly fontWeight: number
  readonly fontStyle: 'normal' | 'italic'
  readonly color: string
  readonly textAlign: 'left' | 'center' | 'right'
  /** Times the font size. */
  readonly lineHeight: number
  /** It grows with its words up to this width, and wraps there; without it, it wraps in the width it was given. */
  readonly growsTo?: number
  /** The words are a template's own, there to be replaced. */
  readonly isSample?: true
  /** Where the browser broke the lines of this text in this width; without it the lines are broken by rule. */
  readonly lines?: readonly string[]
  /** Words with their own style: in text order, not touching each other, never empty. */
  readonly runs?: readonly TextRun[]
  /** Times the font size. Ignored for scripts with joined letters. */
  readonly letterSpacing?: number
  /** How it is shown; `text` stays as it was written. */
  readonly textCase?: 'upper'
  /** Every paragraph is an item, its lines behind its mark. */
  readonly list?: 'bullets' | 'numbers'
  /** Vertical position of the lines in a layer with fixed height; without it the layer is as high as its lines. */
  readonly verticalAlign?: 'top' | 'middle' | 'bottom'
  /** The layer keeps its size, and `fontSize` is the largest in which the text fits. */
  readonly autoFit?: true
  /** The language by which long words are parted; the places are the soft hyphens of `text`. */
  readonly hyphenation?: Language
}

/** From the `start`-th to before the `end`-th UTF-16 unit of the text; what it does not name is as in the rest. */
export interface TextRun extends RunStyle {
  readonly start: number
  readonly end: number
}

export interface RunStyle {
  readonly fontWeight?: number
  readonly fontStyle?: 'normal' | 'italic'
  readonly color?: string
  /** The colour of a marker behind the words. */
  readonly highlight?: string
}

export interface ShapeData {
  readonly shapeType: 'rectangle' | 'circle' | 'triangle' | 'line'
  /** What a line begins and ends with; nothing where they are left out. */
  readonly startCap?: LineCap
  readonly endCap?: LineCap
  readonly fill: string | Gradient
  readonly stroke: string
  readonly strokeWidth: number
  /** Empty for a solid stroke. */
  readonly strokeDashArray: readonly number[]
  readonly cornerRadius: number
}

export const lineCaps = ['arrow', 'dot'] as const
export type LineCap = (typeof lineCaps)[number]

export interface Gradient {
  readonly type: 'linear' | 'radial'
  /** 0 points from left to right, 90 from top to bottom. */
  readonly angle: number
  readonly colors: readonly GradientStop[]
}

export interface GradientStop {
  readonly color: string
  /** 0 to 1. */
  readonly stop: number
}

export interface ImageData {
  /** An address of our own origin, or '' for a frame that waits for its picture. */
  readonly src: string
  /** What was picked before it was cropped or replaced. */
  readonly originalSrc: string
  /** The part that is shown, in pixels of the picture; all of it where cropWidth is 0. */
  readonly cropX: number
  readonly cropY: number
  readonly cropWidth: number
  readonly cropHeight: number
  /** How that part fills the layer: cut to its shape, shown whole, or stretched. */
  readonly fit: 'cover' | 'contain' | 'fill'
  /** Of a straight frame. */
  readonly cornerRadius: number
  /** What the picture is cut to; a straight frame where it is left out. */
  readonly shape?: FrameShape
  /** Within the frame. */
  readonly border?: { readonly color: string; readonly width: number }
  readonly adjust?: PictureAdjustments
  readonly scrim?: Scrim
}

export const frameShapes = ['circle', 'arch', 'leaf', 'hexagon', 'blob'] as const
export type FrameShape = (typeof frameShapes)[number]

export interface PictureAdjustments {
  /** -100 to 100, like the next two; 0 changes nothing. */
  readonly brightness: number
  readonly contrast: number
  /** At -100 the picture is grey. */
  readonly saturation: number
  /** 0 to 100. */
  readonly blur: number
  /** What dark and light become, and all between them. */
  readonly duotone?: { readonly dark: string; readonly light: string }
}

/** A colour gradient over one side of a picture that makes text on it readable. */
export interface Scrim {
  readonly side: (typeof scrimSides)[number]
  readonly color: string
  /** 0 to 1, at the edge. */
  readonly strength: number
}

export const scrimSides = ['bottom', 'top', 'left', 'right'] as const

export interface IconData {
  readonly iconName: string
  readonly iconFamily: string
  readonly color: string
  /** The icon's drawing on a 24 by 24 grid, stored so that it never changes. */
  readonly nodes: readonly IconNode[]
}

/** An SVG element of an icon: its name and its attributes. */
export type IconNode = readonly [
  name: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Readonly<Record<string, string>>,
]

export const chartTypes = ['bar', 'column', 'line', 'donut'] as const

export interface ChartData {
  /** Bars are horizontal, columns vertical. */
  readonly chartType: (typeof chartTypes)[number]
  /** In the order in which they are read. */
  readonly items: readonly ChartItem[]
  readonly color: string
  /** The index of the item that the chart is about. */
  readonly highlight?: number
  /** Of that item; `color` where it is left out. */
  readonly highlightColor?: string
  readonly labelColor: string
  readonly fontFamily: string
  /** A maximum: a chart without enough room uses smaller text. */
  readonly fontSize: number
  /** The figures are a template's own, there to be replaced. */
  readonly isSample?: true
}

export interface ChartItem {
  readonly label: string
  readonly value: number
  /** The figure as written in its source, such as "12,4 %". */
  readonly display: string
}

export interface QrData {
  /** What a camera reads, most often an address; '' for a code that waits for it. */
  readonly text: string
  readonly color: string
  /** Of the square around it, which cameras need. */
  readonly background: string
}

export interface PlaceholderData {
  readonly placeholderType: 'website-screenshot'
  readonly placeholderConfig: {
    readonly viewportType: 'desktop' | 'mobile'
    /** Shown in the frame's bar. */
    readonly title: string
    readonly address: string
    /** The screenshot that was dropped on it, or ''. */
    readonly src: string
  }
}

/** A point of the canvas, or of the screen if stated. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An axis-aligned rectangle. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

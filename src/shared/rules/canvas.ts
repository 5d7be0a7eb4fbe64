/**
 * Defaults and limits of the editor's canvas (spec sections 4, 5 and 9). Lengths are canvas pixels unless noted as
 * screen pixels.
 */

export interface CanvasPreset {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
}

/** The specification's twelve, the portrait format that LinkedIn feeds show tallest, and the square of carousels. */
export const canvasPresets: readonly CanvasPreset[] = [
  { id: 'linkedin-post', name: 'LinkedIn Post', width: 1200, height: 627 },
  { id: 'linkedin-portrait', name: 'LinkedIn Portrait', width: 1080, height: 1350 },
  { id: 'linkedin-carousel', name: 'LinkedIn Carousel', width: 1080, height: 1080 },
  { id: 'linkedin-cover', name: 'LinkedIn Cover', width: 1584, height: 396 },
  { id: 'linkedin-article-header', name: 'LinkedIn Article Header', width: 1200, height: 627 },
  { id: 'instagram-post', name: 'Instagram Post', width: 1080, height: 1080 },
  { id: 'instagram-story', name: 'Instagram Story', width: 1080, height: 1920 },
  { id: 'twitter-post', name: 'Twitter Post', width: 1200, height: 675 },
  { id: 'facebook-cover', name: 'Facebook Cover', width: 820, height: 312 },
  { id: 'presentation-slide', name: 'Presentation Slide', width: 1920, height: 1080 },
  { id: 'presentation-4-3', name: 'Presentation 4:3', width: 1024, height: 768 },
  { id: 'a4-portrait', name: 'A4 Portrait', width: 595, height: 842 },
  { id: 'a4-landscape', name: 'A4 Landscape', width: 842, height: 595 },
  { id: 'letter-portrait', name: 'Letter Portrait', width: 612, height: 792 },
]

export const defaultCanvas = {
  width: 1200,
  height: 630,
  backgroundColor: '#ffffff',
  gridEnabled: true,
  gridSize: 20,
  snapToGrid: false,
} as const

/** Factors: 1 shows a canvas pixel as a CSS pixel. */
export const zoomRules = {
  start: 0.5,
  min: 0.1,
  max: 2,
  smallScreenMax: 0.6,
  stepIn: 1.2,
  stepOut: 0.8,
} as const

/** Screen pixels. */
export const pointerRules = {
  /** A handle is hit within this distance. */
  handleHit: 8,
  /** A press becomes a drag beyond it. */
  dragThreshold: 3,
  /** Distance within which an edge snaps to another. */
  snapThreshold: 8,
  /** From the upper edge of the frame to the handle that rotates it. */
  rotateHandleDistance: 24,
} as const

export const editRules = {
  minSide: 20,
  /** An imported picture fits within a square of this side. */
  importedImageSide: 400,
  duplicateOffset: 20,
  /** The arrow keys, and with Shift. */
  nudge: 1,
  bigNudge: 10,
  /** Rotating with Shift moves in steps of this many degrees. */
  angleStep: 15,
} as const

/** Limits of a saved visual; beyond them loading and saving are refused. */
export const canvasLimits = {
  /** Of a page; as many as LinkedIn takes. */
  altTextCharacters: 4_086,
  layersPerPage: 2_000,
  pages: 20,
  /** Of all pages together. */
  layers: 10_000,
  textCharacters: 20_000,
  chartItems: 12,
  /** Even the longest can still be read by a camera. */
  qrCharacters: 500,
  textRuns: 1_000,
  /** Of all texts together. */
  runs: 20_000,
  minSide: 16,
  maxSide: 8_192,
} as const

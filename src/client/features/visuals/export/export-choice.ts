/** The options of an export, and size limits. Pure. Sizes are pixels. */

export const exportFormats = ['png', 'jpeg', 'pdf', 'svg'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportScales = [1, 2, 3] as const
export type ExportScale = (typeof exportScales)[number]

/** Shapes and letters, or a picture of each page. */
export const pdfDrawings = ['vectors', 'pixels'] as const
export type PdfDrawing = (typeof pdfDrawings)[number]

export interface ExportChoice {
  readonly format: ExportFormat
  /** Of a PDF. */
  readonly drawing: PdfDrawing
  readonly scale: ExportScale
  /** Of a JPEG, in percent. */
  readonly quality: number
  readonly pages: 'current' | 'all'
}

export const firstChoice: ExportChoice = {
  format: 'png',
  drawing: 'vectors',
  scale: 1,
  quality: 90,
  pages: 'current',
}

/** Selects the most useful size of the format: LinkedIn shows documents larger than their pages are. */
export function withFormat(choice: ExportChoice, format: ExportFormat): ExportChoice {
  if ((choice.format === 'pdf') === (format === 'pdf')) return { ...choice, format }
  return { ...choice, format, scale: format === 'pdf' ? 2 : 1 }
}

/** Whether its size is chosen in pixels; vectors are sharp at any size. */
export function hasPixels({ format, drawing }: Pick<ExportChoice, 'format' | 'drawing'>): boolean {
  return format === 'pdf' ? drawing === 'pixels' : format !== 'svg'
}

/** Beyond these, canvases fail in every browser, each in its own way. */
export const exportLimits = { side: 8_192, pixels: 64_000_000 } as const

interface Size {
  readonly width: number
  readonly height: number
}

export function exportSize({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Vectors are never too large. */
export function isTooLarge(
  choice: Pick<ExportChoice, 'format' | 'drawing'>,
  sizes: readonly Size[],
  scale: ExportScale,
): boolean {
  if (!hasPixels(choice)) return false
  return sizes.some((size) => {
    const { width, height } = exportSize(size, scale)
    return width > exportLimits.side || height > exportLimits.side || width * height > exportLimits.pixels
  })
}

/** The choice limited to what is possible: the largest available scale up to the chosen one. */
export function withPossibleScale(choice: ExportChoice, sizes: readonly Size[]): ExportChoice {
  if (!isTooLarge(choice, sizes, choice.scale)) return choice
  const scale = exportScales.findLast((each) => each < choice.scale && !isTooLarge(choice, sizes, each)) ?? 1
  return { ...choice, scale }
}

/** Small pictures are made at once; large ones after a pause, in which the choice may change. */
export function pauseMs(sizes: readonly Size[], choice: ExportChoice): number {
  if (!hasPixels(choice)) return 100
  const { scale } = choice
  const pixels = sizes
    .map((size) => exportSize(size, scale))
    .reduce((sum, { width, height }) => sum + width * height, 0)
  return pixels > 8_000_000 ? 600 : 100
}

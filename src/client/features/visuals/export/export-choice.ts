/** What can be chosen for an export, and what is too large. Pure. Sizes are pixels. */

export const exportFormats = ['png', 'jpeg', 'pdf', 'svg'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportScales = [1, 2, 3] as const
export type ExportScale = (typeof exportScales)[number]

export interface ExportChoice {
  readonly format: ExportFormat
  readonly scale: ExportScale
  /** Of a JPEG, in percent. */
  readonly quality: number
  readonly pages: 'current' | 'all'
}

export const firstChoice: ExportChoice = { format: 'png', scale: 1, quality: 90, pages: 'current' }

/** Beyond them browsers give up on a canvas, each in its own way. */
export const exportLimits = { side: 8_192, pixels: 64_000_000 } as const

interface Size {
  readonly width: number
  readonly height: number
}

export function exportSize({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** An SVG holds no pixels, so it is never too large. */
export function isTooLarge(format: ExportFormat, sizes: readonly Size[], scale: ExportScale): boolean {
  if (format === 'svg') return false
  return sizes.some((size) => {
    const { width, height } = exportSize(size, scale)
    return width > exportLimits.side || height > exportLimits.side || width * height > exportLimits.pixels
  })
}

/** The choice as it can be made: the largest offered size that is not above the one wanted. */
export function withPossibleScale(choice: ExportChoice, sizes: readonly Size[]): ExportChoice {
  if (!isTooLarge(choice.format, sizes, choice.scale)) return choice
  const scale = exportScales.findLast((each) => each < choice.scale && !isTooLarge(choice.format, sizes, each)) ?? 1
  return { ...choice, scale }
}

/** Small pictures are made at once when something is chosen; for large ones one may change one's mind first. */
export function pauseMs(sizes: readonly Size[], { format, scale }: ExportChoice): number {
  if (format === 'svg') return 100
  const pixels = sizes
    .map((size) => exportSize(size, scale))
    .reduce((sum, { width, height }) => sum + width * height, 0)
  return pixels > 8_000_000 ? 600 : 100
}

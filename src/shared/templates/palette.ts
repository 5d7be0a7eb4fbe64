import { contrastRatio } from '#shared/scene/colour'

/** Colours that a visual is set in; each `#rrggbb`. */
export interface Palette {
  /** The background of most pages. */
  readonly background: string
  readonly text: string
  /** The colour of panels, bars, figures and marks. */
  readonly accent: string
}

/** Those that everyone has, by name. */
export const palettes = {
  paper: { background: '#fbf6ec', text: '#1d1b18', accent: '#1f4b99' },
  night: { background: '#10192b', text: '#f4f6fb', accent: '#ffb84d' },
  garden: { background: '#eef4ee', text: '#14281d', accent: '#17694a' },
} as const satisfies Readonly<Record<string, Palette>>
export type PaletteName = keyof typeof palettes

/** The WCAG 2 minimum for text of any size. */
export const minTextContrast = 4.5

/** The first of `wanted` that is readable on `ground`; otherwise black or white, one of which always is. */
export function readableOn(ground: string, wanted: readonly string[]): string {
  const colours = [...wanted, '#ffffff', '#000000']
  return colours.find((colour) => (contrastRatio(colour, ground) ?? 0) >= minTextContrast) ?? '#000000'
}

import type { BrandKit } from '#shared/rules/brand'
import type { SceneDocument } from '#shared/scene/scene'
import type { Measure } from './fit-text.ts'
import { type PaletteName, palettes } from './palette.ts'
import { recolour } from './recolour.ts'
import { setFonts } from './set-fonts.ts'

/** How a template may look: as it was designed, as its author's visuals do, or in one of the palettes. */
export type Look = 'designed' | 'brand' | PaletteName

/** The looks an author can choose: the brand only if it defines any. */
export function looksFor(brand: BrandKit): readonly [Look, ...Look[]] {
  const names = Object.keys(palettes) as PaletteName[]
  return hasLooks(brand) ? ['brand', 'designed', ...names] : ['designed', ...names]
}

function hasLooks({ colours, headingFont, bodyFont }: BrandKit): boolean {
  return colours !== null || headingFont !== '' || bodyFont !== ''
}

/** A text that no longer fits its layer is set smaller. */
export function withLook(document: SceneDocument, look: Look, brand: BrandKit, measure: Measure): SceneDocument {
  if (look === 'designed') return document
  if (look !== 'brand') return recolour(document, palettes[look])
  const coloured = brand.colours ? recolour(document, brand.colours) : document
  return setFonts(coloured, { heading: brand.headingFont, body: brand.bodyFont }, measure)
}

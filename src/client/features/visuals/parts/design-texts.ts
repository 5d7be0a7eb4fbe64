import { catalogue } from '#client/lib/catalogue'
import { withDesignWords } from '#shared/designs/design-words'
import type { SceneDocument } from '#shared/scene/scene'

interface NameOfDesign {
  readonly name: string
  readonly description: string
}

type ByEnglish<Of> = Readonly<Record<string, Of>>

/**
 * Designs that come with the product are stored with their English words; other languages have theirs here, by the English
 * ones: names by the English description, sample texts, and names of layers.
 */
export const designTexts = catalogue('visualsDesigns', {
  of: {} as ByEnglish<NameOfDesign>,
  samples: {} as ByEnglish<string>,
  layers: {} as ByEnglish<string>,
})

/** In the language in use. What somebody made is called what they called it. */
export function translateName<Named extends NameOfDesign>(design: Named): Named {
  return { ...design, ...designTexts.of[design.description] }
}

/** Sample texts and names of layers in the language in use. */
export function translateWords(document: SceneDocument): SceneDocument {
  return withDesignWords(document, designTexts)
}

/** Whether a stored design shows English words while another language is in use. */
export function isTranslated({ description }: NameOfDesign): boolean {
  return description in designTexts.of
}

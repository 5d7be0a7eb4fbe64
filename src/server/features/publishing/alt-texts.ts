import type { Publication } from './publication.ts'

/**
 * The description that was given for a picture when it was planned; undefined: none. A picture that was added or put
 * elsewhere since never gets another one's.
 * @param index its place now
 */
export function givenAltText(
  { altTexts, described }: Pick<Publication, 'altTexts' | 'described'>,
  id: string,
  index: number,
): string | undefined {
  return altTexts[described ? described.indexOf(id) : index]
}

/** Those of all pictures in their order now, without the missing ones at the end. */
export function givenAltTexts(
  given: Pick<Publication, 'altTexts' | 'described'>,
  pictures: readonly { id: string }[],
): (string | undefined)[] {
  const texts = pictures.map(({ id }, index) => givenAltText(given, id, index))
  return texts.slice(0, texts.findLastIndex((text) => text !== undefined) + 1)
}

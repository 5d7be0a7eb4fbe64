import { loadFonts } from '#client/editor/font-loader'
import { browserMeasure } from '#client/editor/text-size'
import { callApi } from '#client/lib/api'
import { fetchBrand } from '#client/queries/brand'
import type { User } from '#client/queries/user'
import type { Facts } from '#shared/designs/facts'
import { textHeight } from '#shared/drawing/layout-text'
import { pickFacts } from '#shared/facts/pick-facts'
import type { BrandKit } from '#shared/rules/brand'
import type { Language } from '#shared/rules/languages'
import type { SceneDocument } from '#shared/scene/scene'
import { fillTemplate, hasShrunk } from '#shared/templates/fill-template'
import type { Hyphenate } from '#shared/templates/fill-text'
import type { Measure } from '#shared/templates/fit-text'
import { type Look, looksFor, withLook } from '#shared/templates/looks'
import { type Signature, signTemplate } from '#shared/templates/sign-template'
import { loadHyphenator } from './hyphenator.ts'
import { createPictureImport } from './import-picture.ts'
import { matterOf } from './matter-of.ts'
import { signatureOf } from './signature-of.ts'

/**
 * Any template with the words of a post in the places it has for them, in its author's own colours and fonts, and the article's picture where it has a frame.
 * @throws ApiError when the post can't be had
 */
export async function fillFromPost(template: SceneDocument, postId: string, user: User | null): Promise<SceneDocument> {
  const [post, brand] = await Promise.all([callApi('getPost', { params: { id: postId } }), fetchBrand()])
  const [look] = looksFor(brand)
  const signature = await signatureOf(user, brand)
  const words = pickFacts(matterOf(post))
  const hasFrame = template.pages.some((page) => page.layers.some((layer) => layer.field === 'image'))
  const image = hasFrame && post.article.leadImage ? await createPictureImport(postId)() : undefined
  const { language } = post
  return await setWords(template, image ? { ...words, image } : words, { look, brand, signature, language })
}

/** What a template wears, and the language of its words. */
interface Dress {
  readonly look: Look
  readonly brand: BrandKit
  readonly signature: Signature | null
  readonly language: Language
}

/** Fonts are fetched for the words they are to show, then the words are measured in them. */
export async function setWords(
  template: SceneDocument,
  facts: Facts,
  { look, brand, signature, language }: Dress,
): Promise<SceneDocument> {
  const dressed = (measure: Measure) => {
    const document = withLook(template, look, brand, measure)
    return signature ? signTemplate(document, signature, measure) : document
  }
  const fill = (measure: Measure, hyphenate?: Hyphenate) => fillTemplate(dressed(measure), facts, measure, hyphenate)
  await loadFonts(fill(() => 0))

  const canvas = browserMeasure()
  if (!canvas) throw new Error('This browser has no canvas to measure texts with.')
  const measure: Measure = (data, width) => textHeight(canvas, data, width)
  const filled = fill(measure)
  const hyphenate = hasShrunk(dressed(measure), filled, facts) ? await loadHyphenator(language) : undefined
  return hyphenate ? fill(measure, hyphenate) : filled
}

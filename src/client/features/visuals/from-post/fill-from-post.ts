import { loadFonts } from '#client/editor/font-loader'
import { browserMeasure } from '#client/editor/text-size'
import { callApi } from '#client/lib/api'
import type { User } from '#client/queries/user'
import { textHeight } from '#shared/drawing/layout-text'
import type { Language } from '#shared/rules/languages'
import type { SceneDocument } from '#shared/scene/scene'
import { type Facts, fillTemplate, type Hyphenate, hasShrunk } from '#shared/templates/fill-template'
import type { Measure } from '#shared/templates/fit-text'
import { pickFacts } from '#shared/templates/pick-facts'
import { type Signature, signTemplate } from '#shared/templates/sign-template'
import { loadHyphenator } from './hyphenator.ts'
import { createPictureImport } from './import-picture.ts'
import { matterOf } from './matter-of.ts'
import { signatureOf } from './signature-of.ts'

/**
 * Any template with the words of a post in the places it has for them, and the article's picture where it has a frame.
 * @throws ApiError when the post can't be had
 */
export async function fillFromPost(template: SceneDocument, postId: string, user: User | null): Promise<SceneDocument> {
  const [post, signature] = await Promise.all([callApi('getPost', { params: { id: postId } }), signatureOf(user)])
  const words = pickFacts(matterOf(post))
  const hasFrame = template.pages.some((page) => page.layers.some((layer) => layer.field === 'image'))
  const image = hasFrame && post.article.leadImage ? await createPictureImport(postId)() : undefined
  return await setWords(template, image ? { ...words, image } : words, { signature, language: post.language })
}

/** Fonts are fetched for the words they are to show, then the words are measured in them. */
export async function setWords(
  template: SceneDocument,
  facts: Facts,
  { signature, language }: { signature: Signature | null; language: Language },
): Promise<SceneDocument> {
  const signed = (measure: Measure) => (signature ? signTemplate(template, signature, measure) : template)
  const fill = (measure: Measure, hyphenate?: Hyphenate) => fillTemplate(signed(measure), facts, measure, hyphenate)
  await loadFonts(fill(() => 0))

  const canvas = browserMeasure()
  if (!canvas) throw new Error('This browser has no canvas to measure texts with.')
  const measure: Measure = (data, width) => textHeight(canvas, data, width)
  const filled = fill(measure)
  const hyphenate = hasShrunk(template, filled) ? await loadHyphenator(language) : undefined
  return hyphenate ? fill(measure, hyphenate) : filled
}

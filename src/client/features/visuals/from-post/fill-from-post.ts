import { loadFonts } from '#client/editor/loading/font-loader'
import { loadHyphenator } from '#client/editor/loading/hyphenator'
import { browserMeasure } from '#client/editor/store/text-size'
import { callApi } from '#client/lib/api'
import { fetchBrand } from '#client/queries/brand'
import type { User } from '#client/queries/user'
import type { Facts } from '#shared/designs/facts'
import { textHeight } from '#shared/drawing/text/layout-text'
import { matterOf } from '#shared/facts/matter-of'
import { pickFacts } from '#shared/facts/pick-facts'
import type { BrandKit } from '#shared/rules/brand'
import type { Language } from '#shared/rules/languages'
import { softHyphen } from '#shared/scene/part-words'
import type { Layer, SceneDocument } from '#shared/scene/scene'
import { designs } from '#shared/templates/built-in'
import { fillTemplate, hasShrunk } from '#shared/templates/fill-template'
import type { Hyphenate } from '#shared/templates/fill-text'
import type { Measure } from '#shared/templates/fit-text'
import { type Look, looksFor, withLook } from '#shared/templates/looks'
import { withoutSmallCharts } from '#shared/templates/readable-charts'
import { hasWords } from '#shared/templates/shows-all-content'
import { type Signature, signTemplate } from '#shared/templates/sign-template'
import { translateName, translateWords } from '../parts/design-texts.ts'
import { createPictureImport } from './import-picture.ts'
import { signatureOf } from './signature-of.ts'

/** A post whose words fill any template. */
export interface PostFiller {
  /** In the author's own colours and fonts, with their signature. */
  fill(template: SceneDocument, picture?: string): Promise<SceneDocument>
  /** The article's picture, if the template has a frame for it and it is available. */
  pictureFor(template: SceneDocument): Promise<string | undefined>
  /** Whether the post has the words that a template needs. */
  suits(template: SceneDocument, name: string): boolean
}

/** @throws ApiError when the post is not available */
export async function openFiller(postId: string, user: User | null): Promise<PostFiller> {
  const [post, brand] = await Promise.all([callApi('getPost', { params: { id: postId } }), fetchBrand()])
  const dress = { look: looksFor(brand)[0], brand, signature: await signatureOf(user, brand), language: post.language }
  const words = pickFacts(matterOf(post))
  const { leadImage } = post.article
  const facts = leadImage ? { ...words, image: leadImage } : words
  const importPicture = createPictureImport(postId)
  return {
    fill: (template, picture) => setWords(template, picture ? { ...words, image: picture } : words, dress),
    pictureFor: async (template) => (leadImage && hasFrame(template) ? await importPicture() : undefined),
    suits: (template, name) => {
      const design = designs.find((each) => translateName(each).name === name)
      return design?.needs ? design.needs(facts) : design === undefined && hasWords(template, facts)
    },
  }
}

function hasFrame({ pages }: SceneDocument): boolean {
  return pages.some((page) => page.layers.some((layer) => layer.field === 'image'))
}

/** A template's look, and the language of its words. */
interface Style {
  readonly look: Look
  readonly brand: BrandKit
  readonly signature: Signature | null
  readonly language: Language
}

/**
 * Loads the fonts that the words need, then measures the words in them. Layers are named in the language of the
 * interface.
 */
export async function setWords(
  template: SceneDocument,
  facts: Facts,
  { look, brand, signature, language }: Style,
): Promise<SceneDocument> {
  const styled = (measure: Measure) => {
    const document = withLook(template, look, brand, measure)
    return signature ? signTemplate(document, signature, measure) : document
  }
  const fill = (measure: Measure, hyphenate?: Hyphenate) => fillTemplate(styled(measure), facts, measure, hyphenate)
  await loadFonts(fill(() => 0))

  const canvas = browserMeasure()
  if (!canvas) throw new Error('This browser has no canvas to measure texts with.')
  const measure: Measure = (data, width) => textHeight(canvas, data, width)
  const filled = fill(measure)
  const hyphenate = hasShrunk(styled(measure), filled, facts) ? await loadHyphenator(language) : undefined
  const set = hyphenate ? withHyphenation(fill(measure, hyphenate), language) : filled
  return translateWords(withoutSmallCharts(set, canvas))
}

/** Stores the hyphenation language in the text layers, so that their fields show it. */
function withHyphenation({ pages }: SceneDocument, hyphenation: Language): SceneDocument {
  const hyphenated = (layer: Layer): Layer =>
    layer.type === 'text' && layer.data.text.includes(softHyphen)
      ? { ...layer, data: { ...layer.data, hyphenation } }
      : layer
  return { pages: pages.map((page) => ({ ...page, layers: page.layers.map(hyphenated) })) }
}

import { fetchBrand } from '#client/queries/brand'
import type { User } from '#client/queries/user'
import type { Answer } from '#shared/contract/contract'
import { documentOf, type TemplateDesign } from '#shared/designs/design'
import { matterOf } from '#shared/facts/matter-of'
import { pickFacts } from '#shared/facts/pick-facts'
import type { SceneDocument } from '#shared/scene/scene'
import { formatsFor, suitingDesigns } from '#shared/templates/choose-template'
import { looksFor } from '#shared/templates/looks'
import { translateName } from '../parts/design-texts.ts'
import { setWords } from './fill-from-post.ts'
import { createPictureImport } from './import-picture.ts'
import { FromPostBar } from './lazy-from-post-bar.ts'
import { type Choice, rememberMade } from './made-from-post.ts'
import { signatureOf } from './signature-of.ts'
import { setInFormat, tryDesign, tryDesigns } from './try-designs.ts'

/**
 * A visual with a post's own words, in the best suited template; the bar above the canvas offers the others. It uses
 * the author's colours and fonts if set. It does not wait for the article's picture: the bar adds it where a template
 * shows one. The footer names the account that posts it, with portrait or logo.
 */
export async function startFromPost(
  post: Answer<'getPost'>,
  user: User | null,
): Promise<{ document: SceneDocument; name: string; postId: string }> {
  FromPostBar.prefetch()
  const postId = post.id
  const words = pickFacts(matterOf(post))
  const { leadImage } = post.article
  const brand = await fetchBrand()
  const looks = looksFor(brand)
  const dress = { brand, look: looks[0], signature: await signatureOf(user, brand), language: post.language }
  const facts = leadImage ? { ...words, image: leadImage } : words
  const suiting = suitingDesigns(facts)
  const fillWith = (template: SceneDocument) => setWords(template, words, dress)
  const { first, tried } = await firstThatFits()
  const asFilled = new WeakSet<SceneDocument>()
  const after = suiting.slice(tried)
  const designOf = (key: string) => suiting.find((design) => design.key === key) ?? suiting[0]
  rememberMade({
    postId,
    first,
    all: tryDesigns(after, facts, fillWith).then((others) => [first, ...others]),
    looks,
    async fill({ key, format, look }, picture) {
      const said = picture ? { ...words, image: picture } : words
      const fillIn = (template: SceneDocument) => setWords(template, said, { ...dress, look })
      const { filled } = await setInFormat(designOf(key), format, facts, fillIn)
      asFilled.add(filled)
      return filled
    },
    isAsFilled: (document) => asFilled.has(document),
    importPicture: createPictureImport(postId),
  })
  const { filled: document } = await setInFormat(designOf(first.key), first.formats[0].format, facts, fillWith)
  asFilled.add(document)
  return { document, name: post.title, postId }

  /** If none fits, the best suited one with as many words as fit. */
  async function firstThatFits(): Promise<{ first: Choice; tried: number }> {
    for (const [index, design] of suiting.entries()) {
      const first = await tryDesign(design, facts, fillWith)
      if (first) return { first, tried: index + 1 }
    }
    return { first: asItIs(suiting[0]), tried: suiting.length }
  }
}

function asItIs(design: TemplateDesign): Choice {
  const [format = 'landscape'] = formatsFor(design)
  const pageId = documentOf(design, format).pages[0]?.id ?? ''
  return { key: design.key, name: translateName(design).name, formats: [{ format, pageId }], hasPicture: false }
}

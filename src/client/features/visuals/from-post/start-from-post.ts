import { fetchBrand } from '#client/queries/brand'
import type { User } from '#client/queries/user'
import type { Answer } from '#shared/contract/contract'
import { documentOf, type TemplateDesign } from '#shared/designs/design'
import { pickFacts } from '#shared/facts/pick-facts'
import type { SceneDocument } from '#shared/scene/scene'
import { suitingDesigns } from '#shared/templates/choose-template'
import { looksFor } from '#shared/templates/looks'
import { setWords } from './fill-from-post.ts'
import { createPictureImport } from './import-picture.ts'
import { FromPostBar } from './lazy-from-post-bar.ts'
import { type Choice, rememberMade } from './made-from-post.ts'
import { matterOf } from './matter-of.ts'
import { signatureOf } from './signature-of.ts'

/**
 * A visual made of a post's own words, in the template that suits them best; the others are kept for the bar above the
 * canvas. It has its author's own colours and fonts where they set some. The article's picture is not waited for: the bar
 * brings it where a template shows it. Whoever posts it is named in its foot, with portrait or logo.
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
  const templateOf = (key: string) => documentOf(suiting.find((design) => design.key === key) ?? suiting[0])
  rememberMade({
    postId,
    choices: suiting.flatMap(choiceOf),
    looks,
    fill: (key, look, picture) =>
      setWords(templateOf(key), picture ? { ...words, image: picture } : words, { ...dress, look }),
    importPicture: createPictureImport(postId),
  })
  return { document: await setWords(documentOf(suiting[0]), words, dress), name: post.title, postId }
}

function choiceOf(design: TemplateDesign): Choice | [] {
  const { pages } = documentOf(design)
  const hasPicture = pages.some((page) => page.layers.some((layer) => layer.field === 'image'))
  return pages[0] ? { key: design.key, name: design.name, pageId: pages[0].id, hasPicture } : []
}

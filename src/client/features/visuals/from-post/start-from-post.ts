import { loadFonts } from '#client/editor/font-loader'
import { browserMeasure } from '#client/editor/text-size'
import { fetchBrand } from '#client/queries/brand'
import type { User } from '#client/queries/user'
import type { Answer } from '#shared/contract/contract'
import { textHeight } from '#shared/drawing/layout-text'
import type { BrandKit } from '#shared/rules/brand'
import type { SceneDocument } from '#shared/scene/scene'
import { builtInTemplates } from '#shared/templates/built-in'
import { chooseTemplate, type FillableTemplate, suitingTemplates } from '#shared/templates/choose-template'
import { type Facts, fillTemplate } from '#shared/templates/fill-template'
import type { Measure } from '#shared/templates/fit-text'
import { type Look, looksFor, withLook } from '#shared/templates/looks'
import { type PostMatter, pickFacts } from '#shared/templates/pick-facts'
import { type Signature, signTemplate } from '#shared/templates/sign-template'
import { createPictureImport } from './import-picture.ts'
import { FromPostBar } from './lazy-from-post-bar.ts'
import { type Choice, rememberMade } from './made-from-post.ts'
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
  const signature = await signatureOf(user, brand)
  const looks = looksFor(brand)
  const [look] = looks
  const facts = leadImage ? { ...words, image: leadImage } : words
  rememberMade({
    postId,
    choices: suitingTemplates(facts).flatMap(choiceOf),
    looks,
    fill: (key, inLook, picture) =>
      fillBuiltIn(key, picture ? { ...words, image: picture } : words, { look: inLook, brand, signature }),
    importPicture: createPictureImport(postId),
  })
  return {
    document: await fillBuiltIn(chooseTemplate(facts), words, { look, brand, signature }),
    name: post.title,
    postId,
  }
}

function matterOf(post: Answer<'getPost'>): PostMatter {
  return {
    content: post.content,
    title: post.title,
    sourceTitle: post.sourceTitle,
    sourceUrl: post.sourceUrl,
    articleText: post.sourceText,
    authorName: post.sourceByline,
    siteName: post.sourceSiteName,
    language: post.language,
    publishedAt: post.sourcePublished,
  }
}

function choiceOf(key: FillableTemplate): Choice | [] {
  const template = builtInTemplates.find((each) => each.key === key)
  const pages = template?.document.pages ?? []
  const hasPicture = pages.some((page) => page.layers.some((layer) => layer.field === 'image'))
  return template && pages[0] ? { key, name: template.name, pageId: pages[0].id, hasPicture } : []
}

interface Dress {
  readonly look: Look
  readonly brand: BrandKit
  readonly signature: Signature | null
}

/** Fonts are fetched for the words they are to show, then the words are measured in them. */
async function fillBuiltIn(
  key: FillableTemplate,
  facts: Facts,
  { look, brand, signature }: Dress,
): Promise<SceneDocument> {
  const template = builtInTemplates.find((each) => each.key === key)
  if (!template) throw new Error(`There is no template ${key}.`)
  const fill = (measure: Measure) => {
    const dressed = withLook(template.document, look, brand, measure)
    return fillTemplate(signature ? signTemplate(dressed, signature, measure) : dressed, facts, measure)
  }
  await loadFonts(fill(() => 0))

  const measure = browserMeasure()
  if (!measure) throw new Error('This browser has no canvas to measure texts with.')
  return fill((data, width) => textHeight(measure, data, width))
}

import { loadFonts } from '#client/editor/font-loader'
import { browserMeasure } from '#client/editor/text-size'
import type { Answer } from '#shared/contract/contract'
import { textHeight } from '#shared/drawing/layout-text'
import type { SceneDocument } from '#shared/scene/scene'
import { builtInTemplates } from '#shared/templates/built-in'
import { chooseTemplate, type FillableTemplate, suitingTemplates } from '#shared/templates/choose-template'
import { type Facts, fillTemplate } from '#shared/templates/fill-template'
import { type PostMatter, pickFacts } from '#shared/templates/pick-facts'
import { createPictureImport } from './import-picture.ts'
import { FromPostBar } from './lazy-from-post-bar.ts'
import { type Choice, rememberMade } from './made-from-post.ts'

/**
 * A visual made of a post's own words, in the template that suits them best; the others are kept for the bar above the
 * canvas. The article's picture is not waited for: the bar brings it where a template shows it.
 */
export async function startFromPost(
  post: Answer<'getPost'>,
): Promise<{ document: SceneDocument; name: string; postId: string }> {
  FromPostBar.prefetch()
  const postId = post.id
  const words = pickFacts(matterOf(post))
  const { leadImage } = post.article
  const facts = leadImage ? { ...words, image: leadImage } : words
  rememberMade({
    postId,
    choices: suitingTemplates(facts).flatMap(choiceOf),
    fill: (key, picture) => fillBuiltIn(key, picture ? { ...words, image: picture } : words),
    importPicture: createPictureImport(postId),
  })
  return { document: await fillBuiltIn(chooseTemplate(facts), words), name: post.title, postId }
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

/** Fonts are fetched for the words they are to show, then the words are measured in them. */
async function fillBuiltIn(key: FillableTemplate, facts: Facts): Promise<SceneDocument> {
  const template = builtInTemplates.find((each) => each.key === key)
  if (!template) throw new Error(`There is no template ${key}.`)
  await loadFonts(fillTemplate(template.document, facts, () => 0))

  const measure = browserMeasure()
  if (!measure) throw new Error('This browser has no canvas to measure texts with.')
  return fillTemplate(template.document, facts, (data, width) => textHeight(measure, data, width))
}

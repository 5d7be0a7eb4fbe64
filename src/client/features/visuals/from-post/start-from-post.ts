import type { User } from '#client/queries/user'
import type { Answer } from '#shared/contract/contract'
import type { SceneDocument } from '#shared/scene/scene'
import { builtInTemplates } from '#shared/templates/built-in'
import { chooseTemplate, type FillableTemplate, suitingTemplates } from '#shared/templates/choose-template'
import type { Facts } from '#shared/templates/fill-template'
import { pickFacts } from '#shared/templates/pick-facts'
import { setWords } from './fill-from-post.ts'
import { createPictureImport } from './import-picture.ts'
import { FromPostBar } from './lazy-from-post-bar.ts'
import { type Choice, rememberMade } from './made-from-post.ts'
import { matterOf } from './matter-of.ts'
import { signatureOf } from './signature-of.ts'

/**
 * A visual made of a post's own words, in the template that suits them best; the others are kept for the bar above the
 * canvas. The article's picture is not waited for: the bar brings it where a template shows it. The portrait of whoever
 * posts it stands in its foot, where they have one.
 */
export async function startFromPost(
  post: Answer<'getPost'>,
  user: User | null,
): Promise<{ document: SceneDocument; name: string; postId: string }> {
  FromPostBar.prefetch()
  const postId = post.id
  const words = pickFacts(matterOf(post))
  const { leadImage } = post.article
  const by = { signature: await signatureOf(user), language: post.language }
  const facts = leadImage ? { ...words, image: leadImage } : words
  rememberMade({
    postId,
    choices: suitingTemplates(facts).flatMap(choiceOf),
    fill: (key, picture) => fillBuiltIn(key, picture ? { ...words, image: picture } : words, by),
    importPicture: createPictureImport(postId),
  })
  return { document: await fillBuiltIn(chooseTemplate(facts), words, by), name: post.title, postId }
}

function choiceOf(key: FillableTemplate): Choice | [] {
  const template = builtInTemplates.find((each) => each.key === key)
  const pages = template?.document.pages ?? []
  const hasPicture = pages.some((page) => page.layers.some((layer) => layer.field === 'image'))
  return template && pages[0] ? { key, name: template.name, pageId: pages[0].id, hasPicture } : []
}

async function fillBuiltIn(
  key: FillableTemplate,
  facts: Facts,
  by: Parameters<typeof setWords>[2],
): Promise<SceneDocument> {
  const template = builtInTemplates.find((each) => each.key === key)
  if (!template) throw new Error(`There is no template ${key}.`)
  return await setWords(template.document, facts, by)
}

import { cutText } from '#shared/linkedin/cut'
import { modelFacts } from '#shared/rules/models'
import { fitArticle } from './article/fit-article.ts'
import { draftBrief } from './draft-brief.ts'
import { fenced, fencedLine, fenceOf, languageName, oneLine } from './fences.ts'
import { articleBudget } from './models.ts'
import { authorBrief, planBrief } from './post-brief.ts'
import type { Prompt } from './prompt.ts'
import { hasView, postForm, systemRules } from './system-rules.ts'
import type { WritingRequest, WritingSource } from './writer.ts'

/** The placeholders an admin may use in a template (decisions: written {{url}}, {{language}} and so on). */
const placeholders = ['url', 'language', 'opinion', 'model', 'title', 'content', 'style', 'examples'] as const
type Placeholder = (typeof placeholders)[number]

const placeholderPattern = new RegExp(`\\{\\{\\s*(${placeholders.join('|')})\\s*\\}\\}`, 'g')
const longestTitle = 300
const noView = '(none given: write without “I”, and let the facts lead to the conclusion)'

/**
 * Article, voice and template as one prompt. Pure: the same request gives the same prompt.
 *
 * The article and the author's example posts stand between fences whose name is a hash of all the material, so no text
 * can contain the fence that will enclose it. Placeholders are replaced in one pass over the template alone; braces in
 * the material stay text. What the author gave and the template has no placeholder for is added after it.
 */
export function buildPrompt(
  request: WritingRequest,
  options: {
    modelLabel?: string
    /** The source's text, fitted to the model's budget before. */
    article?: string
  } = {},
): Prompt {
  const { source, voice, template, plan } = request
  const fence = fenceOf([source, voice, template, plan])
  const article = options.article ?? fitArticle(source.text, articleBudget(request.model))
  const values = placeholderValues(request, fence, article, options.modelLabel ?? modelFacts[request.model].label)
  const used = new Set<string>()
  const body = template.replace(placeholderPattern, (_, name: Placeholder) => {
    used.add(name)
    return values[name]
  })

  return {
    system: systemRules(request, fence, article !== source.text, {
      form: postForm(request),
      isRefining: false,
    }),
    user: [
      body.trim(),
      ...unplaced(request, values, used),
      ...authorBrief(request, fence),
      ...planBrief(request, fence),
      ...draftBrief(request),
      `Now write the post in ${languageName(request.language)}.`,
    ].join('\n\n'),
  }
}

export function placeholderValues(
  request: WritingRequest,
  fence: string,
  article: string,
  modelLabel: string,
): Record<Placeholder, string> {
  const { source, voice, plan } = request
  const examples = examplesOf(request)
  const stance = plan.stance?.trim()
  const views = [voice.opinion.trim(), stance && fenced('choice', fence, stance)].filter(Boolean)
  return {
    url: (!source.isOwn && oneLine(source.url ?? '')) || '(none)',
    language: languageName(request.language),
    opinion: views.join('\n') || (source.isOwn ? '(what the text says)' : noView),
    model: modelLabel,
    title: titleOf(source, fence),
    content: fenced('article', fence, [imprint(source), article].filter(Boolean).join('\n\n')),
    style:
      [voice.style.name.trim(), voice.style.promptPart.trim()].filter(Boolean).join('\n') || '(no particular style)',
    examples: examples.map((post) => fenced('example', fence, post)).join('\n\n') || '(none given)',
  }
}

/** What reading made of an own text's first words, or of a document's file, is no title to anybody. */
function titleOf(source: WritingSource, fence: string): string {
  if (source.isOwn) return '(none: a text of the author’s own)'
  return fencedLine('title', fence, cutText(oneLine(source.title), longestTitle)) || '(untitled)'
}

/** Where, by whom and when the article was published, as far as known: inside the fence, since the page says so itself. */
function imprint({ siteName, byline, published, isOwn }: WritingSource): string {
  const known = isOwn
    ? [['Written on', published]]
    : [
        ['Published in', siteName],
        ['Published on', published],
        ['Written by', byline],
      ]
  return known
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${cutText(oneLine(value ?? ''), longestTitle)}`)
    .join('\n')
}

/** An admin's template may leave placeholders out; the article, and what the author gave, is never lost by that. */
export function unplaced(
  request: WritingRequest,
  values: Record<Placeholder, string>,
  used: ReadonlySet<string>,
): string[] {
  const { voice, source } = request
  const sections: [Placeholder, boolean, string][] = [
    ['content', true, `${source.isOwn ? 'The author’s text' : 'The article'}:\n${values.content}`],
    ['style', Boolean(voice.style.promptPart.trim()), `Style:\n${values.style}`],
    ['opinion', hasView(request), `The author’s own view:\n${values.opinion}`],
    ['examples', examplesOf(request).length > 0, `Posts the author wrote before:\n${values.examples}`],
  ]
  return sections.filter(([name, isGiven]) => isGiven && !used.has(name)).map(([, , text]) => text)
}

function examplesOf({ voice }: WritingRequest): string[] {
  return voice.examplePosts.map((post) => post.trim()).filter(Boolean)
}

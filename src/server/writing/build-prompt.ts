import { cutText } from '#shared/linkedin/cut'
import { modelFacts } from '#shared/rules/models'
import { outletOf } from '#shared/text/source-name'
import { authorBrief, briefLines } from './brief-lines.ts'
import { draftBrief } from './draft-brief.ts'
import { fenced, fencedLine, fenceOf, languageName, oneLine, sourceFence } from './fences.ts'
import { fitSources } from './fit-sources.ts'
import { articleBudget } from './models.ts'
import type { Prompt } from './prompt.ts'
import { isSeveral, ownSources, sourcesOf } from './several-sources.ts'
import { hasView } from './speaker-rules.ts'
import { patternFor } from './style-pattern.ts'
import { postForm, systemRules } from './system-rules.ts'
import type { WritingRequest, WritingSource } from './writer.ts'

/** The placeholders an admin may use in a template (decisions: written {{url}}, {{language}} and so on). */
const placeholders = ['url', 'language', 'opinion', 'model', 'title', 'content', 'style', 'examples'] as const
type Placeholder = (typeof placeholders)[number]

/** Texts of any length: a template that repeats one of them gets it once, or the prompt would grow with their product. */
const materials: readonly Placeholder[] = ['content', 'examples', 'opinion', 'style']

const placeholderPattern = new RegExp(`\\{\\{\\s*(${placeholders.join('|')})\\s*\\}\\}`, 'g')
const longestTitle = 300
const ofEach = '(of each source below, where it stands)'
const noView = '(none given)'
const givenAbove = '(given above)'

/**
 * Article, voice and template as one prompt. Pure: the same request gives the same prompt. The article and the author's
 * example posts are between fences named by a hash of all the material, so no text can contain its own fence.
 * Placeholders are replaced in one pass over the template alone; braces in the material stay text. A long text stands
 * once, however often the template names it; what the author gave without a placeholder in the template is appended.
 */
export function buildPrompt(
  request: WritingRequest,
  options: {
    modelLabel?: string
    /** The text of each source, fitted to the model's budget before. */
    texts?: readonly string[]
  } = {},
): Prompt {
  const { voice, template, brief } = request
  const fence = fenceOf([...sourcesOf(request), voice, template, brief])
  const texts = options.texts ?? fitSources(request, articleBudget(request.model))
  const plain = placeholderValues(request, fence, texts, options.modelLabel ?? modelFacts[request.model].label)
  const values = { ...plain, style: [plain.style, patternFor(request)].filter(Boolean).join('\n\n') }
  const used = new Set<string>()
  const body = template.replace(placeholderPattern, (_, name: Placeholder) => {
    const isRepeated = used.has(name) && materials.includes(name)
    used.add(name)
    return isRepeated ? givenAbove : values[name]
  })

  return {
    system: systemRules(request, fence, isShortened(request, texts), {
      form: postForm(request),
      isRefining: false,
    }),
    user: [
      body.trim(),
      ...unplaced(request, values, used),
      ...authorBrief(request, fence),
      ...briefLines(request, fence),
      ...draftBrief(request),
      `Now write the post in ${languageName(request.language)}.`,
    ].join('\n\n'),
  }
}

/** Whether of any source less is shown than was read. */
export function isShortened(request: WritingRequest, texts: readonly string[]): boolean {
  return sourcesOf(request).some(({ text }, at) => text !== texts[at])
}

export function placeholderValues(
  request: WritingRequest,
  fence: string,
  texts: readonly string[],
  modelLabel: string,
): Record<Placeholder, string> {
  const { source, voice, brief } = request
  const examples = examplesOf(request)
  const stance = brief.stance?.trim()
  const views = [voice.opinion.trim(), stance && fenced('choice', fence, stance)].filter(Boolean)
  return {
    url: isSeveral(request) ? ofEach : (!source.isOwn && oneLine(source.url ?? '')) || '(none)',
    language: languageName(request.language),
    opinion: views.join('\n') || noViewOf(request),
    model: modelLabel,
    title: isSeveral(request) ? ofEach : titleOf(source, fence),
    content: materialOf(request, fence, texts),
    style:
      [voice.style.name.trim(), voice.style.promptPart.trim()].filter(Boolean).join('\n') || '(no particular style)',
    examples: examples.map((post) => fenced('example', fence, post)).join('\n\n') || '(none given)',
  }
}

function noViewOf(request: WritingRequest): string {
  if (ownSources(request).length === 0) return noView
  return isSeveral(request) ? '(what the author’s own text says)' : '(what the text says)'
}

/** One source, or several with numbers, each with all its metadata inside its fence. */
function materialOf(request: WritingRequest, fence: string, texts: readonly string[]): string {
  const sources = sourcesOf(request)
  const shown = sources.map((source, at) => [imprint(source), texts[at] ?? ''].filter(Boolean).join('\n\n'))
  if (!isSeveral(request)) return fenced('article', fence, shown.join(''))
  return sources
    .map(({ title, url, isOwn }, at) => {
      const named = isOwn ? [] : [title && `Title: ${cutText(oneLine(title), longestTitle)}`, url && `Address: ${url}`]
      const whose = isOwn ? ', a text of the author’s own' : ''
      const text = [...named, shown[at]].filter(Boolean).join('\n')
      return `Source ${at + 1} of ${sources.length}${whose}:\n${fenced(sourceFence(at), fence, text)}`
    })
    .join('\n\n')
}

/** What reading made of an own text's first words, or of a document's file, is no title to anybody. */
function titleOf(source: WritingSource, fence: string): string {
  if (source.isOwn) return '(none: a text of the author’s own)'
  return fencedLine('title', fence, cutText(oneLine(source.title), longestTitle)) || '(untitled)'
}

/** Outlet, author and date as far as known: inside the fence, since they come from the page. */
function imprint({ siteName, url, byline, published, isOwn }: WritingSource): string {
  const known = isOwn
    ? [['Written on', published]]
    : [
        ['Published in', outletOf({ siteName, url })],
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
  const { voice } = request
  const sections: [Placeholder, boolean, string][] = [
    ['content', true, `${materialName(request)}:\n${values.content}`],
    ['style', Boolean(voice.style.promptPart.trim()), `Style:\n${values.style}`],
    ['opinion', hasView(request), `The author’s own view:\n${values.opinion}`],
    ['examples', examplesOf(request).length > 0, `Posts the author wrote before:\n${values.examples}`],
  ]
  return sections.filter(([name, isGiven]) => isGiven && !used.has(name)).map(([, , text]) => text)
}

function materialName(request: WritingRequest): string {
  if (isSeveral(request)) return 'The sources'
  return request.source.isOwn ? 'The author’s text' : 'The article'
}

function examplesOf({ voice }: WritingRequest): string[] {
  return voice.examplePosts.map((post) => post.trim()).filter(Boolean)
}

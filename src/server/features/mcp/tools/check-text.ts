import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { admitCall } from '#server/features/accounts/admit-call'
import { articleNotFound } from '#server/features/posts/sources/obtain-source'
import { findArticle } from '#server/features/posts/store/article-repository'
import { factsOfSource } from '#shared/grounding/facts-of-source'
import { prepareGrounding } from '#shared/grounding/ground-post'
import { limits } from '#shared/rules/limits'
import { hostOf } from '#shared/text/source-name'
import { withForeignText } from './foreign-text.ts'
import { defineTool } from './tool.ts'
import { fieldWords, toolWords } from './words.ts'

export const checkText = defineTool({
  name: 'check_text',
  ...toolWords.checkText,
  route: 'getArticle',
  input: z.object({
    articleId: z.string().max(64),
    text: z.string().min(1).max(limits.postCharactersStored).describe(fieldWords.checkedText),
  }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async run({ ctx, actor }, { articleId, text }) {
    const { params } = await admitCall(ctx, actor, 'getArticle', { params: { id: articleId } })
    const source = await findArticle(ctx.db, actor.workspace, params.id)
    if (!source) throw articleNotFound()
    const sources = [source.text, factsOfSource(source.article)]
    const grounding = await prepareGrounding(sources, () => nextTurn())
    const hosts = [hostOf(source.article.url)].filter((host) => host !== null)
    const judged = grounding.check(text, { hosts })
    const claims = judged.map(({ text: claim, kind, verdict, asks }) => ({ claim, kind, verdict, asks }))
    const quoted = judged.map(({ text: claim, span, repair }) => ({
      claim,
      sentence: span ? (sources[span.source]?.slice(span.start, span.end) ?? null) : null,
      ...(repair !== undefined && { repair }),
    }))
    return { text: withForeignText({ isUnreadable: grounding.isUnreadable, claims }, JSON.stringify(quoted)) }
  },
})

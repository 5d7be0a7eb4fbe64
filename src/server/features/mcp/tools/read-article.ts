import { admitCall } from '#server/features/accounts/admit-call'
import { toReadSourceDto } from '#server/features/posts/details/post-dto'
import { obtainSource } from '#server/features/posts/sources/obtain-source'
import { toSourceInput } from '#server/features/posts/sources/source-input'
import { articlesContract } from '#shared/contract/articles'
import { withForeignText } from './foreign-text.ts'
import { defineTool } from './tool.ts'
import { toolWords } from './words.ts'

export const readArticle = defineTool({
  name: 'read_article',
  ...toolWords.readArticle,
  route: 'readArticle',
  input: articlesContract.readArticle.body.pick({ url: true, textContent: true, readAgain: true }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  async run({ ctx, actor, signal, onProgress }, input) {
    const { body } = await admitCall(ctx, actor, 'readArticle', { body: input })
    const source = await obtainSource(ctx, actor.workspace, toSourceInput(body), signal, onProgress)
    const { articleId, status, words, truncated, title, byline, siteName, published, instructions } =
      await toReadSourceDto(source)
    const about = { title, byline, siteName, published }
    const ours = { articleId, status, words, truncated, instructionsInIt: instructions.length }
    return { text: withForeignText(ours, `${JSON.stringify(about)}\n\n${source.text}`) }
  },
})

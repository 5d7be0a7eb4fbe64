import { admitCall } from '#server/features/accounts/admit-call'
import { describePost } from '#server/features/posts/details/describe-posts'
import { generatePost } from '#server/features/posts/generation/generate-post'
import { toChoices } from '#server/features/posts/generation/generation-choices'
import { toSourceInput } from '#server/features/posts/sources/source-input'
import { GenerateBody } from '#shared/contract/posts'
import { showPost } from './show-post.ts'
import { defineTool } from './tool.ts'
import { toolWords } from './words.ts'

/** Characters between two progress reports. */
const charactersEach = 400

export const writePost = defineTool({
  name: 'write_post',
  ...toolWords.writePost,
  route: 'generatePost',
  input: GenerateBody.omit({ drafts: true, voiceOf: true }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  async run({ ctx, actor, signal, onProgress }, input) {
    const { body } = await admitCall(ctx, actor, 'generatePost', { body: input })
    const { url, textContent, articleId, readAgain, acceptPartial = false, ...wishes } = body
    const source = toSourceInput({ url, textContent, articleId, readAgain })
    let unreported = 0
    const post = await generatePost(
      ctx,
      actor,
      { source, acceptPartial, ...toChoices(wishes) },
      {
        onStage: onProgress,
        onArticle: async () => {},
        onDrafts: () => {},
        onDelta(text) {
          unreported += text.length
          if (unreported < charactersEach) return
          unreported = 0
          onProgress('writing')
        },
        onDraftEnd: () => {},
      },
      signal,
    )
    return { data: showPost(ctx, actor, await describePost(ctx, post)) }
  },
})

import { z } from 'zod'
import { admitCall } from '#server/features/accounts/admit-call'
import { suggestAngles as suggest } from '#server/features/posts/angles/suggest-angles'
import { anglesContract } from '#shared/contract/angles'
import { withForeignText } from './foreign-text.ts'
import { defineTool } from './tool.ts'
import { toolWords } from './words.ts'

export const suggestAngles = defineTool({
  name: 'suggest_angles',
  ...toolWords.suggestAngles,
  route: 'suggestAngles',
  input: z.object({ articleId: z.string().max(64), ...anglesContract.suggestAngles.body.shape }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  async run({ ctx, actor, signal }, { articleId, ...input }) {
    const { params, body } = await admitCall(ctx, actor, 'suggestAngles', { params: { id: articleId }, body: input })
    const { angles, stances, caution, from } = await suggest(ctx, actor, { articleId: params.id, ...body }, signal)
    return { text: withForeignText({ caution, from }, JSON.stringify({ angles, stances })) }
  },
})

import { z } from 'zod'
import { admitCall } from '#server/features/accounts/admit-call'
import { makeFromPost } from '#server/features/visuals/make-from-post'
import { type Format, formatSizes } from '#shared/designs/design'
import { designs } from '#shared/templates/built-in'
import { addressOfVisual } from './addresses.ts'
import { defineTool } from './tool.ts'
import { fieldWords, toolWords } from './words.ts'

const keys = designs.filter(({ needs }) => needs).map(({ key }) => key)
const formats = Object.keys(formatSizes) as [Format, ...Format[]]

export const makeVisual = defineTool({
  name: 'make_visual',
  ...toolWords.makeVisual,
  route: 'createVisual',
  input: z.object({
    postId: z.string().max(64),
    template: z.enum(keys).optional().describe(fieldWords.template),
    format: z.enum(formats).optional(),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  async run({ ctx, actor }, { postId, template: design, format }) {
    const { params } = await admitCall(ctx, actor, 'getPost', { params: { id: postId } })
    const visual = await makeFromPost(ctx, actor, params.id, { design, format })
    const { id, name, width, height } = visual
    return {
      data: { id, name, template: visual.design, width, height, postId, address: addressOfVisual(ctx, actor, id) },
    }
  },
})

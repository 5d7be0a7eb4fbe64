import { z } from 'zod'
import { expectHeader, expectPath, openAiList, problemsIn, sse, type WireFormat } from './behaviour.ts'

const itemId = 'msg_1'

const webSearchTool = z.strictObject({
  type: z.literal('web_search'),
  search_context_size: z.enum(['low', 'medium', 'high']).optional(),
})

const inputText = z.strictObject({ type: z.literal('input_text'), text: z.string().min(1) })
const message = z.strictObject({
  role: z.enum(['system', 'developer', 'user']),
  content: z.union([z.string().min(1), z.array(inputText).min(1)]),
})

/** POST /v1/responses, as far as this product uses it. */
const Request = z
  .strictObject({
    model: z.string().min(1),
    input: z.array(message).min(1),
    stream: z.literal(true),
    store: z.boolean().optional(),
    max_output_tokens: z.number().int().min(16).optional(),
    temperature: z.number().min(0).max(2).optional(),
    reasoning: z.strictObject({ effort: z.enum(['minimal', 'low', 'medium', 'high']) }).optional(),
    tools: z.array(webSearchTool).min(1).optional(),
    tool_choice: z.enum(['auto', 'required', 'none']).optional(),
    include: z.array(z.enum(['web_search_call.action.sources', 'reasoning.encrypted_content'])).optional(),
  })
  .refine(
    (body) => !(isReasoning(body.model) && body.temperature !== undefined),
    'reasoning models take no temperature',
  )
  .refine((body) => isReasoning(body.model) || !body.reasoning, 'only reasoning models take reasoning')

function isReasoning(model: string): boolean {
  return /^(gpt-5|o\d)/.test(model) && !model.includes('chat')
}

/** OpenAI's Responses API. */
export const openai: WireFormat = {
  basePath: '/v1',
  check: ({ path, headers, body }) => [
    ...expectPath(path, /^\/v1\/responses$/),
    ...expectHeader(headers, 'authorization', /^Bearer \S+$/),
    ...problemsIn(Request, body),
  ],
  opening: () =>
    event('response.created', {
      response: { id: 'resp_1', created_at: 1_760_000_000, model: 'fake', service_tier: null },
    }) +
    event('response.output_item.added', { output_index: 0, item: { type: 'message', id: itemId, role: 'assistant' } }),
  commentary: (delta) => {
    const item = { type: 'message', id: 'msg_0', role: 'assistant', phase: 'commentary' }
    return (
      event('response.output_item.added', { output_index: 0, item }) +
      event('response.output_text.delta', { item_id: item.id, output_index: 0, content_index: 0, delta }) +
      event('response.output_item.done', { output_index: 0, item })
    )
  },
  text: (delta) => event('response.output_text.delta', { item_id: itemId, output_index: 0, content_index: 0, delta }),
  citation: ({ url, title }, index) =>
    event('response.output_text.annotation.added', {
      item_id: itemId,
      output_index: 0,
      content_index: 0,
      annotation_index: index,
      annotation: { type: 'url_citation', url, title, start_index: 0, end_index: 1 },
    }),
  closing: (finish) => {
    const refusal = { item_id: itemId, output_index: 0, content_index: 0 }
    const itemDone = event('response.output_item.done', { output_index: 0, item: { type: 'message', id: itemId } })
    if (finish === 'length') return itemDone + finished('response.incomplete', { reason: 'max_output_tokens' })
    if (finish === 'stop') return itemDone + finished('response.completed', null)
    return (
      event('response.refusal.delta', { ...refusal, delta: 'I can’t help with that.' }) +
      event('response.refusal.done', { ...refusal, refusal: 'I can’t help with that.' }) +
      itemDone +
      finished('response.completed', null)
    )
  },
  malformed: () => sse('{"type":"response.output_text.delta","delta":', 'response.output_text.delta'),
  errorEvent: () =>
    event('error', { code: 'server_error', message: 'The server had an error. Internal detail 4711.', param: null }),
  error: (status, message, code) => ({
    status,
    body: { error: { message, type: errorTypes[status] ?? 'invalid_request_error', param: null, code: code ?? null } },
  }),
  list: {
    path: /^\/v1\/models$/,
    headers: { authorization: /^Bearer \S+$/ },
    answer: (names) => openAiList(names, [{ id: 'text-embedding-3-small' }, { id: 'gpt-image-1' }]),
  },
}

const errorTypes: Record<number, string> = { 429: 'rate_limit_error', 500: 'server_error' }

function event(type: string, data: object): string {
  return sse({ type, sequence_number: 0, ...data }, type)
}

function finished(
  type: 'response.completed' | 'response.incomplete',
  incomplete_details: { reason: string } | null,
): string {
  return event(type, { response: { id: 'resp_1', incomplete_details, usage: { input_tokens: 10, output_tokens: 20 } } })
}

import { z } from 'zod'
import { expectHeader, expectPath, problemsIn, sse, type WireFormat } from './behaviour.ts'

const textBlock = z.strictObject({ type: z.literal('text'), text: z.string().min(1) })

/** POST /v1/messages, as far as this product uses it. */
const Request = z
  .strictObject({
    model: z.string().min(1),
    max_tokens: z.number().int().min(1),
    system: z.union([z.string().min(1), z.array(textBlock).min(1)]),
    messages: z.array(z.strictObject({ role: z.literal('user'), content: z.array(textBlock).min(1) })).length(1),
    stream: z.literal(true),
    temperature: z.number().min(0).max(1).optional(),
    output_config: z.strictObject({ effort: z.enum(['low', 'medium', 'high']) }).optional(),
  })
  .refine(
    (body) => !(body.model.startsWith('claude-sonnet-5') && body.temperature !== undefined),
    'takes no temperature',
  )

const stopReasons = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }

/** Anthropic's Messages API. */
export const anthropic: WireFormat = {
  basePath: '/v1',
  check: ({ path, headers, body }) => [
    ...expectPath(path, /^\/v1\/messages$/),
    ...expectHeader(headers, 'x-api-key', /^\S+$/),
    ...expectHeader(headers, 'anthropic-version', /^2023-06-01$/),
    ...problemsIn(Request, body),
  ],
  opening: () =>
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'fake',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 1 },
      },
    }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    event('ping', {}),
  text: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  citation: () => '',
  closing: (finish) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: stopReasons[finish], stop_sequence: null },
      usage: { output_tokens: 20 },
    }) +
    event('message_stop', {}),
  malformed: () => sse('{"type":"content_block_delta","index":0,"delta":', 'content_block_delta'),
  errorEvent: () =>
    event('error', { error: { type: 'overloaded_error', message: 'Overloaded. Internal detail 4711.' } }),
  error: (status, message) => ({
    status,
    body: { type: 'error', error: { type: errorTypes[status] ?? 'api_error', message } },
  }),
  list: {
    path: /^\/v1\/models\?limit=\d+$/,
    headers: { 'x-api-key': /^\S+$/, 'anthropic-version': /^2023-06-01$/ },
    answer: (names) => ({
      data: names.map((id) => ({ type: 'model', id, display_name: id, created_at: '2026-01-01T00:00:00Z' })),
      has_more: false,
      first_id: names[0] ?? null,
      last_id: names.at(-1) ?? null,
    }),
  },
}

const errorTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

function event(type: string, data: object): string {
  return sse({ type, ...data }, type)
}

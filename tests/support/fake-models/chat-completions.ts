import { z } from 'zod'
import { expectHeader, expectPath, openAiList, problemsIn, sse, type WireFormat } from './behaviour.ts'

/** Mistral's and the OpenAI-compatible servers' chat APIs are dialects of one format. */
const content = z.union([
  z.string().min(1),
  z.array(z.strictObject({ type: z.literal('text'), text: z.string().min(1) })).min(1),
])

const shared = {
  model: z.string().min(1),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content }),
    z.strictObject({ role: z.literal('user'), content }),
  ]),
  stream: z.literal(true),
  max_tokens: z.number().int().min(1).optional(),
}

const MistralRequest = z.strictObject({ ...shared, temperature: z.number().min(0).max(1.5).optional() })
const CompatibleRequest = z.strictObject({ ...shared, temperature: z.number().min(0).max(2).optional() })

const chunkFacts = { id: 'chat_1', object: 'chat.completion.chunk', created: 1_760_000_000, model: 'fake' }

const common = {
  basePath: '/v1',
  opening: () => chunk({ role: 'assistant', content: '' }, null),
  text: (text: string) => chunk({ content: text }, null),
  citation: () => '',
  closing: (finish: 'stop' | 'length' | 'refusal') =>
    chunk({ content: '' }, finish === 'refusal' ? 'content_filter' : finish) + sse('[DONE]'),
  malformed: () => sse('{"id":"chat_1","choices":[{"delta":{"content":'),
}

/** Mistral's chat API. */
export const mistral: WireFormat = {
  ...common,
  check: ({ path, headers, body }) => [
    ...expectPath(path, /^\/v1\/chat\/completions$/),
    ...expectHeader(headers, 'authorization', /^Bearer \S+$/),
    ...problemsIn(MistralRequest, body),
  ],
  errorEvent: () => sse({ object: 'error', message: 'Internal detail 4711.', type: 'service_unavailable', code: null }),
  error: (status, message, code) => ({
    status,
    body: { object: 'error', message, type: code ?? 'error', param: null, code: null },
  }),
  list: {
    path: /^\/v1\/models$/,
    headers: { authorization: /^Bearer \S+$/ },
    answer: (names) => openAiList(names, [{ id: 'mistral-embed', capabilities: { completion_chat: false } }]),
  },
}

/** The format of Ollama, LM Studio, vLLM and gateways; no key needed. */
export const compatible: WireFormat = {
  ...common,
  check: ({ path, body }) => [...expectPath(path, /^\/v1\/chat\/completions$/), ...problemsIn(CompatibleRequest, body)],
  errorEvent: () => sse({ error: { message: 'Internal detail 4711.', type: 'server_error', code: null } }),
  error: (status, message, code) => ({
    status,
    body: { error: { message, type: 'error', param: null, code: code ?? null } },
  }),
  list: {
    path: /^\/v1\/models$/,
    headers: {},
    answer: (names) => openAiList(names, [{ id: 'nomic-embed-text', object: 'model' }]),
  },
}

function chunk(delta: object, finish_reason: string | null): string {
  return sse({ ...chunkFacts, choices: [{ index: 0, delta, finish_reason }] })
}

import { z } from 'zod'
import { expectHeader, expectPath, problemsIn, sse, type WireFormat } from './behaviour.ts'

const part = z.strictObject({ text: z.string().min(1) })

/** POST /v1beta/models/{model}:streamGenerateContent?alt=sse, as far as this product uses it. */
const Request = z.strictObject({
  systemInstruction: z.strictObject({ parts: z.array(part).min(1) }),
  contents: z.array(z.strictObject({ role: z.literal('user'), parts: z.array(part).min(1) })).length(1),
  generationConfig: z.strictObject({
    maxOutputTokens: z.number().int().min(1).optional(),
    temperature: z.number().min(0).max(2).optional(),
    thinkingConfig: z.strictObject({ thinkingLevel: z.enum(['low', 'medium', 'high']) }).optional(),
  }),
})

const finishReasons = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }
const statusWords: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
}

/** Google's Gemini API. */
export const google: WireFormat = {
  basePath: '/v1beta',
  check: ({ path, headers, body }) => [
    ...expectPath(path, /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/),
    ...expectHeader(headers, 'x-goog-api-key', /^\S+$/),
    ...problemsIn(Request, body),
  ],
  opening: () => sse({ responseId: 'r1', usageMetadata: { promptTokenCount: 10, totalTokenCount: 10 } }),
  text: (text) => candidate({ content: { role: 'model', parts: [{ text }] } }),
  citation: () => '',
  closing: (finish) =>
    sse({
      candidates: [
        { index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: finishReasons[finish] },
      ],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 20, totalTokenCount: 30 },
    }),
  malformed: () => sse('{"candidates":[{"content":{"parts":[{"text":'),
  errorEvent: () => sse({ error: { code: 503, message: 'Overloaded. Internal detail 4711.', status: 'UNAVAILABLE' } }),
  // Here a wrong key is a bad request.
  error: (status, message) =>
    status === 401
      ? { status: 400, body: errorBody(400, message, [{ '@type': 'ErrorInfo', reason: 'API_KEY_INVALID' }]) }
      : { status, body: errorBody(status, message, []) },
  list: {
    path: /^\/v1beta\/models\?pageSize=\d+$/,
    headers: { 'x-goog-api-key': /^\S+$/ },
    answer: (names) => ({
      models: [
        ...names.map((name) => ({ name: `models/${name}`, supportedGenerationMethods: ['generateContent'] })),
        { name: 'models/text-embedding-004', supportedGenerationMethods: ['embedContent'] },
      ],
    }),
  },
}

function candidate(data: object): string {
  return sse({ candidates: [{ index: 0, ...data }] })
}

function errorBody(code: number, message: string, details: object[]): unknown {
  return { error: { code, message, status: statusWords[code] ?? 'UNKNOWN', details } }
}
